import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, Input, PasswordInput, Textarea } from './index';
import { Checkbox, Select } from './controls';

const COUNTRY_OPTIONS = ['France', 'Germany', 'Ireland', 'Italy'].map((name) => ({
  value: name,
  label: name,
}));

describe('Field', () => {
  it('labels its control, describes it with hint and error, and marks it as invalid', () => {
    render(
      <Field label="Email" hint="For your report" error="Please enter your email." required>
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter your email. For your report');
    expect(input).toHaveAttribute('type', 'email');
  });

  it('does not mark a valid control as invalid', () => {
    render(
      <Field label="Message">
        <Textarea />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Message' });
    expect(input).toBeValid();
    expect(input).not.toBeRequired();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('adds the field’s hint to the description that a control already has', () => {
    render(
      <>
        <p id="own">Own words.</p>
        <Field label="Name" hint="Field words.">
          <Input aria-describedby="own" />
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Own words. Field words.');
  });

  it('labels a select and marks it as invalid', () => {
    render(
      <Field label="Country" error="Please choose a country." required>
        <Select options={COUNTRY_OPTIONS} placeholder="Choose" />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Country' });
    expect(select).toBeRequired();
    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('Please choose a country.');
  });
});

describe('PasswordInput', () => {
  it('shows and hides the password when its button is pressed', async () => {
    const user = userEvent.setup();
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    await user.type(input, 'north-by-north-west');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('north-by-north-west');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('does not submit its form when the button is pressed', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <PasswordInput aria-label="Password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('Select', () => {
  it('selects an option by its first letters, and then focuses its button again', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<Select aria-label="Country" options={COUNTRY_OPTIONS} value="" onValueChange={choose} />);
    const select = screen.getByRole('combobox', { name: 'Country' });
    select.focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('option')).toHaveLength(COUNTRY_OPTIONS.length);
    await user.keyboard('it{Enter}');
    expect(choose).toHaveBeenCalledWith('Italy');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  });

  it('makes the page inert only while it is open', async () => {
    const user = userEvent.setup();
    const { container } = render(<Select aria-label="Country" options={COUNTRY_OPTIONS} />);
    screen.getByRole('combobox', { name: 'Country' }).focus();
    await user.keyboard('{Enter}');
    expect(container).toHaveAttribute('inert');
    expect(screen.getByRole('listbox').closest('[inert]')).toBeNull();
    await user.keyboard('{Escape}');
    expect(container).not.toHaveAttribute('inert');
  });
});

describe('Checkbox', () => {
  it('toggles when its label is clicked or Space is pressed', async () => {
    const user = userEvent.setup();
    const change = jest.fn();
    render(<Checkbox label="Send me a copy" hint="By email" onCheckedChange={change} />);
    const box = screen.getByRole('checkbox', { name: 'Send me a copy' });
    expect(box).toHaveAccessibleDescription('By email');
    await user.click(screen.getByText('Send me a copy'));
    expect(change).toHaveBeenLastCalledWith(true);
    box.focus();
    await user.keyboard(' ');
    expect(change).toHaveBeenLastCalledWith(false);
  });
});
