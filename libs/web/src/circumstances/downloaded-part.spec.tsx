import { renderPage, screen } from '../testing';
import { lazyPart } from './downloaded-part';

const texts = { loading: 'Loading it', failed: 'We couldn’t load it.', retry: 'Try Again' };
const LoadedPart = ({ age }: { age: number }) => `I am ${age} or older`;

it('a part of a page that fails to download leaves the page intact and offers a retry', async () => {
  const loadPart = jest.fn(async () => LoadedPart).mockRejectedValueOnce(new Error('No connection.'));
  const Part = lazyPart(loadPart, '16rem', texts);
  const element = (
    <>
      <h1>Checkout</h1>
      <Part age={18} />
    </>
  );
  const { user } = renderPage([{ path: '/', element }], { path: '/' });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load it.');
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await user.click(retry);
  expect(await screen.findByText('I am 18 or older')).toBeVisible();
  expect(loadPart).toHaveBeenCalledTimes(2);
});
