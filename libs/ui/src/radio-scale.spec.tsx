import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Input } from './index';
import { Dialog, RadioScale } from './controls';

const OPTIONS = ['Never', 'Seldom', 'At times', 'Often', 'Always'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Scale({
  numberKeys = false,
  chosen = null,
}: {
  numberKeys?: boolean;
  chosen?: string | null;
}) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <h2 id="statement">I plan ahead.</h2>
      <RadioScale
        aria-labelledby="statement"
        options={OPTIONS}
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
  it('is named by the statement and starts with nothing chosen', () => {
    render(<Scale />);
    expect(screen.getByRole('radiogroup', { name: 'I plan ahead.' })).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('is one stop of the Tab key; arrows move and choose', async () => {
    const user = userEvent.setup();
    render(<Scale chosen="2" />);
    await user.tab();
    expect(option('Seldom')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(option('At times')).toBeChecked());
    expect(option('At times')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(option('Seldom')).toBeChecked());
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('tells of a choice once, whether the arrow key is tapped or held', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<RadioScale aria-label="Scale" options={OPTIONS} value="2" onValueChange={choose} />);
    await user.tab();
    await user.keyboard('{ArrowRight>}');
    await waitFor(() => expect(option('At times')).toHaveFocus());
    expect(choose.mock.calls).toEqual([['3', true]]);
    await user.keyboard('{/ArrowRight}{ArrowRight}');
    await waitFor(() => expect(option('Often')).toHaveFocus());
    expect(choose.mock.calls).toEqual([
      ['3', true],
      ['4', true],
    ]);
  });

  it('chooses by pointer', async () => {
    render(<Scale />);
    await userEvent.click(screen.getByText('Always'));
    expect(option('Always')).toBeChecked();
  });

  it('chooses by number anywhere on the page when asked to', async () => {
    const user = userEvent.setup();
    render(<Scale numberKeys />);
    await user.keyboard('4');
    expect(option('Often')).toBeChecked();
    await user.keyboard('6');
    expect(option('Often')).toBeChecked();
  });

  it('ignores numbers when not asked to, while typing and with a modifier', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Scale />);
    await user.keyboard('4');
    expect(option('Often')).not.toBeChecked();
    rerender(<Scale numberKeys />);
    await user.keyboard('{Control>}4{/Control}');
    await user.type(screen.getByRole('textbox'), '4');
    expect(option('Often')).not.toBeChecked();
  });

  it('ignores numbers behind an open dialog', async () => {
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
