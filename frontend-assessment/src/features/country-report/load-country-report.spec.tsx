import { renderPage, screen } from '@bearings/web/testing';
import { CountryReport } from './load-country-report';

let isOffline = true;
jest.mock('./country-report', () => {
  if (isOffline) throw new Error('The file could not be downloaded.');
  return { CountryReport: () => 'What it has' };
});

it('leaves its page in use where it cannot be downloaded, and is asked for again', async () => {
  const element = (
    <>
      <h1>Checkout</h1>
      <CountryReport />
    </>
  );
  const { user } = renderPage([{ path: '/', element }], { path: '/' });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  isOffline = false;
  await user.click(retry);
  expect(await screen.findByText('What it has')).toBeVisible();
});
