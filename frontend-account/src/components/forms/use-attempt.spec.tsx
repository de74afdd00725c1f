import { render, screen, userEvent } from '@bearings/web/testing';
import { formTexts } from './form-texts';
import { useAttempt } from './use-attempt';

const INVALID_FIELD_ERROR = {
  status: 422,
  message: '422: no',
  body: { message: 'Too short.', code: 'invalid_field', field: 'name' },
};

function Form({ error }: { error: unknown }) {
  const { attempt, refusal } = useAttempt(() => Promise.resolve(error ? { error } : { data: 1 }));
  return (
    <>
      <button type="button" onClick={() => void attempt(undefined)}>
        Send
      </button>
      <output>{JSON.stringify(refusal ?? null)}</output>
    </>
  );
}

it.each([
  ['an accepted call', undefined, null],
  ['an error without a status', new TypeError('x'), { code: null, message: formTexts.unknown }],
  ['no connection', { status: 0, message: '0: ' }, { code: null, message: formTexts.unreachable }],
  ['a reply without a body', { status: 500, message: '500: ' }, { code: null, message: formTexts.unknown }],
  ['an invalid field', INVALID_FIELD_ERROR, { code: 'invalid_field', message: 'Too short.', field: 'name' }],
])('useAttempt returns the error that the form has to show, or null, after: %s', async (_, error, refusal) => {
  render(<Form error={error} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(JSON.parse((await screen.findByRole('status')).textContent)).toEqual(refusal);
});
