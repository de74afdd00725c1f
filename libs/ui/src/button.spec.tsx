import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './index';

describe('Button', () => {
  it('does not submit a form unless its type is submit', async () => {
    const submitSpy = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submitSpy}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(submitSpy).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submitSpy).toHaveBeenCalledTimes(1);
  });

  it('is marked as busy and ignores presses while loading, but keeps the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={press}>
          Processing...
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('still calls onClick when aria-disabled is set', async () => {
    const press = jest.fn();
    render(
      <Button aria-disabled="true" onClick={press}>
        Next
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('renders its child link, without a button element, if asChild is set', () => {
    render(
      <Button asChild variant="secondary">
        <a href="/assessment">Start</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Start' });
    expect(link).toHaveClass('ui-button');
    expect(link).toHaveAttribute('data-variant', 'secondary');
    expect(link).not.toHaveAttribute('type');
  });
});
