import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';
import { Button, Disclosure, MfeRoot } from './index';
import { AlertDialog, Dialog, Tooltip, TooltipProvider } from './controls';

describe('Dialog', () => {
  it('has an accessible name, and returns the focus to its trigger on Escape', async () => {
    const user = userEvent.setup();
    render(<Dialog trigger={<Button>Open</Button>} title="Check" description="Two statements." />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Check' });
    expect(dialog).toHaveAccessibleDescription('Two statements.');
    expect(dialog).toContainElement(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('keeps its title and close button outside the part that scrolls', () => {
    render(
      <Dialog open title="Check" description="Two statements.">
        <p>The rest</p>
      </Dialog>,
    );
    const body = screen.getByText('The rest').parentElement;
    expect(body).toHaveClass('ui-dialog-body');
    expect(body).toContainElement(screen.getByText('Two statements.'));
    expect(body).not.toContainElement(screen.getByRole('button', { name: 'Close' }));
    expect(body).not.toContainElement(screen.getByRole('heading', { name: 'Check' }));
  });

  it('scrolls to the first control when the focus wraps around to it', async () => {
    const user = userEvent.setup();
    render(
      <Dialog open title="Check">
        <Button>First</Button>
      </Dialog>,
    );
    const first = screen.getByRole('button', { name: 'First' });
    const scrollSpy = jest.spyOn(first, 'scrollIntoView');
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.tab();
    expect(first).toHaveFocus();
    expect(scrollSpy).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('is rendered in a portal that has the data-mfe attribute of its remote', () => {
    render(
      <MfeRoot name="account">
        <Dialog open title="Check" />
      </MfeRoot>,
    );
    const markedRoot = screen.getByRole('dialog').closest('[data-mfe="account"]');
    expect(markedRoot?.parentElement).toBe(document.body);
  });
});

describe('AlertDialog', () => {
  it('focuses the cancel button first, and calls onConfirm once when confirmed', async () => {
    const user = userEvent.setup();
    const confirm = jest.fn();
    render(
      <AlertDialog
        trigger={<Button>Delete</Button>}
        title="Delete everything?"
        description="This cannot be undone."
        confirmLabel="Delete everything"
        onConfirm={confirm}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete everything?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('Accordion', () => {
  it('opens when its heading is clicked, and keeps closed content in the document', async () => {
    render(<Accordion level={2} items={[{ value: 'a', title: 'How?', content: 'Like this.' }]} />);
    const button = screen.getByRole('button', { name: 'How?' });
    expect(screen.getByRole('heading', { level: 2, name: 'How?' })).toContainElement(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Like this.')).toBeInTheDocument();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('Accordion in a browser that supports hidden="until-found"', () => {
  const { CSS } = globalThis;
  beforeEach(() => Object.assign(globalThis, { CSS: { supports: () => true } }));
  afterEach(() => Object.assign(globalThis, { CSS }));

  it('opens closed content when the browser’s page search finds it', async () => {
    render(<Accordion items={[{ value: 'a', title: 'How?', content: 'Like this.' }]} />);
    const button = screen.getByRole('button', { name: 'How?' });
    const content = screen.getByText('Like this.').closest('.ui-accordion-content');
    if (!content) throw new Error('There is no content.');
    expect(content).toHaveAttribute('hidden', 'until-found');
    fireEvent(content, new Event('beforematch'));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(content).not.toHaveAttribute('hidden');
    await userEvent.click(button);
    expect(content).toHaveAttribute('hidden', 'until-found');
  });
});

describe('Disclosure', () => {
  it('closes on Escape and returns the focus to its button', async () => {
    const user = userEvent.setup();
    render(
      <Disclosure trigger={<Button>Menu</Button>}>
        <a href="/blog">Blog</a>
      </Disclosure>,
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes on a click outside it and when the focus leaves it, if it overlays the page', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Disclosure overlay trigger={<Button>Menu</Button>}>
          <a href="/blog">Blog</a>
          <p>Inside</p>
        </Disclosure>
        <p>Outside</p>
        <Button>After</Button>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    const link = () => screen.queryByRole('link', { name: 'Blog' });
    await user.click(button);
    await user.click(screen.getByText('Inside'));
    expect(link()).toBeVisible();
    await user.click(screen.getByText('Outside'));
    expect(link()).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await user.tab();
    expect(link()).toHaveFocus();
    await user.tab();
    expect(link()).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

const showTooltip = () =>
  render(
    <TooltipProvider>
      <Tooltip content="Not ready yet.">
        <Button aria-disabled="true">Download PDF</Button>
      </Tooltip>
    </TooltipProvider>,
  );

describe('Tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('opens immediately when its control gets the focus, and closes on Escape but not on scrolling', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    showTooltip();
    await user.tab();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Not ready yet.');
    fireEvent.scroll(document);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens after 700 ms of hovering', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    showTooltip();
    await user.hover(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(690));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(20));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Not ready yet.');
  });
});
