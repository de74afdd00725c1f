import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Input } from './index';
import { Dialog, RadioScale } from './controls';

const SCALE_OPTIONS = ['Never', 'Seldom', 'At times', 'Often', 'Always'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Scale({ numberKeys = false, chosen = null }: { numberKeys?: boolean; chosen?: string | null }) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <h2 id="statement">I plan ahead.</h2>
      <RadioScale
        aria-labelledby="statement"
        options={SCALE_OPTIONS}
        value={value}
        onValueChange={setValue}
        numberKeys={numberKeys}
      />
      <Input aria-label="Elsewhere" />
    </>
  );
}

const option = (name: string) => screen.getByRole('radio', { name });

describe('RadioScale', () => {
  it('is labelled by the statement and has no chosen option at first', () => {
    render(<Scale />);
    expect(screen.getByRole('radiogroup', { name: 'I plan ahead.' })).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('calls onValueChange once when an arrow key is pressed, even if it is held down', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<RadioScale aria-label="Scale" options={SCALE_OPTIONS} value="2" onValueChange={choose} />);
    await user.tab();
    await user.keyboard('{ArrowRight>}');
    await waitFor(() => expect(option('At times')).toHaveFocus());
    expect(choose.mock.calls).toEqual([['3']]);
    await user.keyboard('{/ArrowRight}{ArrowRight}');
    await waitFor(() => expect(option('Often')).toHaveFocus());
    expect(choose.mock.calls).toEqual([['3'], ['4']]);
  });

  it('has one tab stop: the chosen option, or the first one while none is chosen', async () => {
    const user = userEvent.setup();
    render(<Scale numberKeys />);
    const findTabStops = () => screen.getAllByRole('radio').filter((radio) => radio.tabIndex === 0);
    expect(findTabStops()).toEqual([option('Never')]);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(option('Seldom')).toHaveFocus());
    expect(findTabStops()).toEqual([option('Seldom')]);
    await user.keyboard('5');
    expect(option('Always')).toHaveFocus();
    expect(findTabStops()).toEqual([option('Always')]);
    await user.tab({ shift: true });
    expect(document.body).toHaveFocus();
    await user.keyboard('2');
    expect(document.body).toHaveFocus();
    expect(findTabStops()).toEqual([option('Seldom')]);
  });

  it('moves from the first option to the last, and back, with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Scale chosen="1" />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(option('Always')).toBeChecked());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(option('Never')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(option('Never')).toBeChecked();
  });

  it('calls onValueChange again when the chosen option is clicked or Space is pressed on it', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<RadioScale aria-label="Scale" options={SCALE_OPTIONS} value="2" onValueChange={choose} />);
    await user.click(option('Seldom'));
    await user.keyboard(' ');
    expect(choose.mock.calls).toEqual([['2'], ['2']]);
  });

  it('ignores clicks and keys while disabled', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    const props = {
      'aria-label': 'Scale',
      options: SCALE_OPTIONS,
      value: '2',
      onValueChange: choose,
    };
    render(<RadioScale {...props} numberKeys disabled />);
    await user.click(option('Always'));
    await user.keyboard('4');
    expect(choose).not.toHaveBeenCalled();
  });

  it('shows the numbers of its options only after a key was pressed outside a text field', async () => {
    const user = userEvent.setup();
    render(<Scale numberKeys />);
    const hints = () => screen.getAllByRole('radio').map((radio) => radio.textContent);
    await user.type(screen.getByRole('textbox'), 'words');
    expect(hints()).not.toContain('Always5');
    act(() => option('Never').focus());
    await user.keyboard('{ArrowDown}');
    expect(hints()).toContain('Always5');
  });

  it('with numberKeys, chooses an option when its number is pressed anywhere on the page', async () => {
    const user = userEvent.setup();
    render(<Scale numberKeys />);
    await user.keyboard('4');
    expect(option('Often')).toBeChecked();
    await user.keyboard('6');
    expect(option('Often')).toBeChecked();
  });

  it('ignores number keys in text fields, with a modifier key, and without numberKeys', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Scale />);
    await user.keyboard('4');
    expect(option('Often')).not.toBeChecked();
    rerender(<Scale numberKeys />);
    await user.keyboard('{Control>}4{/Control}');
    await user.type(screen.getByRole('textbox'), '4');
    expect(option('Often')).not.toBeChecked();
  });

  it('ignores number keys while a dialog is open', async () => {
    render(
      <>
        <Scale numberKeys />
        <Dialog open title="Check your answers" />
      </>,
    );
    await userEvent.keyboard('4');
    expect(screen.getByRole('radio', { name: 'Often', hidden: true })).not.toBeChecked();
  });
});

describe('RadioScale with the layout "chips"', () => {
  function Pair() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <RadioScale
        layout="chips"
        aria-label="Repair machines"
        options={SCALE_OPTIONS.slice(0, 2)}
        value={value}
        onValueChange={(next) => setValue(next)}
        onClear={() => setValue(null)}
      />
    );
  }

  it('clears the chosen option when it is clicked again or Space is pressed on it', async () => {
    const user = userEvent.setup();
    render(<Pair />);
    await user.click(option('Never'));
    expect(option('Never')).toBeChecked();
    await user.click(option('Never'));
    expect(option('Never')).not.toBeChecked();
    await user.keyboard(' ');
    expect(option('Never')).toBeChecked();
    await user.keyboard(' ');
    expect(option('Never')).not.toBeChecked();
  });

  it('chooses an option when an arrow key is pressed', async () => {
    const user = userEvent.setup();
    render(<Pair />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(option('Seldom')).toBeChecked());
    expect(option('Never')).not.toBeChecked();
  });
});
