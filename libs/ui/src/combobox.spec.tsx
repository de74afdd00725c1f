import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from './combobox';
import { Field } from './field';

const SAMPLE_JOBS: ComboboxOption[] = [
  { value: 'nurse', label: 'Nurse', detail: 'Staff nurse' },
  { value: 'nursery', label: 'Nursery worker' },
];

const onChoose = jest.fn<undefined, [ComboboxOption]>();
beforeEach(() => onChoose.mockClear());

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <Field label="Job">
        <Combobox
          text={text}
          onTextChange={setText}
          options={text.startsWith('nur') ? SAMPLE_JOBS : []}
          onChoose={(job) => {
            onChoose(job);
            setText('');
          }}
          listLabel="Jobs found"
        />
      </Field>
      <button>After</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Job' });
const option = (name: RegExp) => screen.getByRole('option', { name });

async function typeText(text: string) {
  const user = userEvent.setup();
  render(<Search />);
  await user.type(field(), text);
  return user;
}

describe('Combobox', () => {
  it('stays closed until options are found', async () => {
    const user = await typeText('nu');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-controls');
    await user.keyboard('r');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Jobs found' });
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(option(/^Nurse(?!ry)/)).toHaveTextContent('Staff nurse');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('chooses the option that the arrow keys have reached when Enter is pressed', async () => {
    const user = await typeText('nur');
    await user.keyboard('{ArrowUp}');
    expect(option(/Nursery/)).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', option(/Nursery/).id);
    await user.keyboard('{ArrowDown}');
    expect(option(/^Nurse(?!ry)/)).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(SAMPLE_JOBS[0]);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('chooses nothing when Enter is pressed while no option is selected', async () => {
    const user = await typeText('nur');
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('closes on the first Escape, and clears its text on the second', async () => {
    const user = await typeText('nur');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('nur');
    await user.keyboard('{ArrowDown}');
    expect(option(/^Nurse(?!ry)/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
  });

  it('keeps the focus in its field when an option is clicked', async () => {
    const user = await typeText('nur');
    await user.click(option(/Nursery/));
    expect(onChoose).toHaveBeenCalledWith(SAMPLE_JOBS[1]);
    expect(field()).toHaveFocus();
  });

  it('keeps its text when Tab moves the focus away', async () => {
    const user = await typeText('nur');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(field()).toHaveValue('nur');
  });
});
