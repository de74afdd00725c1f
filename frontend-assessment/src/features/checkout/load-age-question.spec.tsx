import { renderPage, screen } from '@bearings/web/testing';
import { AgeQuestion } from './load-age-question';

let isOffline = true;
jest.mock('./age-question', () => {
  if (isOffline) throw new Error('The file could not be downloaded.');
  return { AgeQuestion: ({ age }: { age: number }) => `I am ${age} or older` };
});

it('leaves the checkout in use where the question cannot be downloaded, and is asked for again', async () => {
  const element = (
    <>
      <h1>Checkout</h1>
      <AgeQuestion age={18} pending={false} onConfirm={() => undefined} />
    </>
  );
  const { user } = renderPage([{ path: '/', element }], { path: '/' });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  isOffline = false;
  await user.click(retry);
  expect(await screen.findByText('I am 18 or older')).toBeVisible();
});
