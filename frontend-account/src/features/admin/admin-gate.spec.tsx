import { renderPage, screen, createSignedInUser } from '@bearings/web/testing';
import { routes } from '../../routes';

let downloads = 0;
jest.mock('./admin-page', () => {
  downloads += 1;
  return { AdminPage: () => <p>The administration</p> };
});

const openPage = () =>
  renderPage(
    routes.filter(({ path }) => path === '/admin'),
    { path: '/admin' },
  );

test.each([
  ['a visitor', () => undefined],
  ['a user', () => createSignedInUser()],
])('%s does not download the administration code', async (_, prepare) => {
  prepare();
  openPage();
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(downloads).toBe(0);
});

test.each(['admin', 'support'] as const)(
  'an account with the role %s downloads the administration code',
  async (role) => {
    createSignedInUser({ role });
    openPage();
    expect(await screen.findByText('The administration')).toBeVisible();
    expect(downloads).toBe(1);
  },
);
