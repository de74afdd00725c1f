import { Alert, Field, Input } from '@bearings/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createDeferred } from '../testing/deferred';
import { refusalTexts } from './refusal';
import { SubmitButton } from './submit-button';
import { useForm } from './use-form';

interface Person {
  name: string;
  town: string;
  /** Has no control. */
  key: string;
}

interface PersonFormProps {
  initial?: Person;
  send?: (person: Person) => PromiseLike<{ error?: unknown }>;
  onSent?: () => unknown;
}

const accept = async () => ({});
const createPerson = (person: Partial<Person> = {}): Person => ({ name: '', town: '', key: 'k', ...person });
const ada = createPerson({ name: 'Ada', town: 'Ockham' });

function PersonForm({ initial = createPerson(), send = accept, onSent }: PersonFormProps) {
  const form = useForm<Person>({
    initial,
    validate: ({ name, town }) => ({
      name: name === '' ? 'Please enter your name.' : undefined,
      town: town === '' ? 'Please enter your town.' : undefined,
    }),
    send,
    onSent: async () => {
      await onSent?.();
      form.reset();
    },
  });
  return (
    <form {...form.props} aria-label="Person">
      <Field label="Name" error={form.errors.name}>
        <Input {...form.text('name')} />
      </Field>
      <Field label="Town" error={form.errors.town}>
        <Input {...form.text('town')} />
      </Field>
      {form.failure && <Alert live>{form.failure}</Alert>}
      <SubmitButton form={form}>Send</SubmitButton>
    </form>
  );
}

const getField = (name: string) => screen.getByRole('textbox', { name });
const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

const refuseWith = (error: unknown) => async () => ({ error });
const createApiError = (status: number, body?: object) => ({ status, message: `${status}: no`, ...(body && { body }) });

describe('useForm', () => {
  it('marks the invalid fields, focuses the first, and sends nothing', async () => {
    const send = jest.fn(accept);
    render(<PersonForm send={send} />);
    await userEvent.type(getField('Name'), 'Ada');
    await userEvent.clear(getField('Name'));
    await pressSend();
    expect(getField('Name')).toHaveAccessibleDescription('Please enter your name.');
    expect(getField('Town')).toBeInvalid();
    expect(getField('Name')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('removes an error when its field is changed, and that one only', async () => {
    render(<PersonForm />);
    await pressSend();
    await userEvent.type(getField('Name'), 'A');
    expect(getField('Name')).toBeValid();
    expect(getField('Town')).toBeInvalid();
    await pressSend();
    expect(getField('Town')).toHaveFocus();
  });

  it('shows the server’s refusal at its field, and focuses it with the typed text', async () => {
    const error = createApiError(400, { code: 'invalid_field', message: 'No such town.', field: 'town' });
    render(<PersonForm initial={createPerson({ name: 'Ada' })} send={refuseWith(error)} />);
    await userEvent.type(getField('Town'), 'Nowhere');
    await pressSend();
    await waitFor(() => expect(getField('Town')).toHaveAccessibleDescription('No such town.'));
    expect(getField('Town')).toHaveFocus();
    expect(getField('Town')).toHaveValue('Nowhere');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['concerns none of its fields', createApiError(400, { message: 'Too old.', field: 'age' }), 'Too old.'],
    ['concerns a field that is not shown', createApiError(400, { message: 'Used.', field: 'key' }), 'Used.'],
    ['comes without a reason', createApiError(500), refusalTexts.unknown],
    ['is a lost connection', createApiError(0), refusalTexts.unreachable],
    ['is no reply of the API', new TypeError('x'), refusalTexts.unknown],
    ['is a text', 'Please allow cookies.', 'Please allow cookies.'],
  ])('shows a refusal for the whole form if it %s', async (_, error, message) => {
    render(<PersonForm initial={ada} send={refuseWith(error)} />);
    await pressSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(getField('Name')).toBeValid();
    expect(getField('Name')).toHaveValue('Ada');
  });

  it('sends once, and is busy until the page has done what follows', async () => {
    const reply = createDeferred();
    const next = createDeferred();
    const send = jest.fn(async () => {
      await reply.promise;
      return {};
    });
    render(<PersonForm initial={ada} send={send} onSent={() => next.promise} />);
    const form = screen.getByRole('form');
    act(() => {
      // Both arrive before React renders.
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(getField('Name')).toHaveAttribute('readonly');
    await act(async () => reply.resolve());
    await pressSend();
    expect(form).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => next.resolve());
    expect(form).toHaveAttribute('aria-busy', 'false');
    expect(send.mock.calls).toEqual([[ada]]);
  });

  it('shows values that arrive later, except in fields that were changed', async () => {
    const { rerender } = render(<PersonForm />);
    await userEvent.type(getField('Name'), 'A');
    await userEvent.clear(getField('Name'));
    rerender(<PersonForm initial={createPerson({ name: 'Grace', town: 'Arlington' })} />);
    expect(getField('Name')).toHaveValue('');
    expect(getField('Town')).toHaveValue('Arlington');
  });

  it('keeps text that was typed into the prerendered page', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<PersonForm />);
    document.body.append(container);
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('type', 'button');
    const name = getField('Name');
    if (name instanceof HTMLInputElement) name.value = 'Ada';
    const root = await act(async () => hydrateRoot(container, <PersonForm />));
    expect(button).toHaveAttribute('type', 'submit');
    await userEvent.type(getField('Town'), 'Ockham');
    expect(getField('Name')).toHaveValue('Ada');
    await pressSend();
    expect(getField('Name')).toBeValid();
    act(() => root.unmount());
    container.remove();
  });
});
