import { endpoints, type Credentials } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  createSignedInUser,
  waitFor,
  createDeferred,
  server,
} from '@bearings/web/testing';
import { routes } from '../../routes';

const config = { stripePublicKey: '', sandbox: true, capabilities: [] };
const deniedError = {
  code: 'unauthorized' as const,
  message: 'The email or the password is not right.',
};
const destinationRoutes = ['/', '/dashboard', '/report/a1'].map((path) => ({
  path,
  element: <p>Arrived at {path}</p>,
}));
const loginRoutes = routes.filter(({ path }) => path === '/login');

function openPage({ path = '/login', handlers = [] as Parameters<typeof renderPage>[1]['handlers'] } = {}) {
  return renderPage([...loginRoutes, ...destinationRoutes], {
    path,
    handlers: [...(handlers ?? []), mockReply(endpoints.config, config)],
  });
}

const findEmailField = () => screen.findByLabelText(/^Email/);
const getPasswordField = () => screen.getByLabelText(/^Password/);
const findSubmitButton = () => screen.getByRole('button', { name: /Sign(ing)? In/i });

async function fillIn({ user }: ReturnType<typeof openPage>) {
  await user.type(await findEmailField(), 'ada@example.com');
  await user.type(getPasswordField(), 'correct horse');
}

describe('the login page', () => {
  it('tries the admin login first, then the user login, and opens the dashboard', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    const page = openPage({
      handlers: [
        mockRefusal(endpoints.adminLogin, 401, deniedError),
        mockReply(endpoints.login, () => ({ user: createSignedInUser() })),
      ],
    });
    await fillIn(page);
    await page.user.click(findSubmitButton());
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    const credentials: Credentials = { email: 'ada@example.com', password: 'correct horse' };
    const logins = fetchSpy.mock.calls.filter(([, options]) => options?.method === 'POST');
    fetchSpy.mockRestore();
    expect(logins.map(([address, options]) => [address, JSON.parse(String(options?.body))])).toEqual([
      ['http://localhost/api/admin/login', credentials],
      ['http://localhost/api/auth/login', credentials],
    ]);
  });

  it('returns to the page that required the sign-in, but never to another site', async () => {
    createSignedInUser();
    const { visit } = openPage({ path: '/login?returnTo=%2Freport%2Fa1' });
    expect(await screen.findByText('Arrived at /report/a1')).toBeVisible();
    await visit('/login?returnTo=https://evil.example/');
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
  });

  it('marks an empty field and does not send the form', async () => {
    const { user } = openPage();
    await user.type(await findEmailField(), 'ada@example.com');
    await user.click(findSubmitButton());
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please enter both email and password.')).toBeVisible();
    expect(getPasswordField()).toHaveFocus();
    expect(getPasswordField()).toBeInvalid();
    expect(getPasswordField()).toHaveAccessibleDescription('Please enter your password.');
    expect(await findEmailField()).toBeValid();
  });

  it.each([
    ['the message of the user login', 401, deniedError, deniedError.message],
    ['a default message if that has none', 502, { message: '' }, 'Invalid credentials. Please try again.'],
  ])('shows, when both logins fail, %s', async (_, status, error, description) => {
    const page = openPage({
      handlers: [
        mockRefusal(endpoints.adminLogin, 500, { code: 'internal', message: 'admin' }),
        mockRefusal(endpoints.login, status, error),
      ],
    });
    await fillIn(page);
    await page.user.click(findSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Login Failed${description}`);
    expect(page.store.getState().toasts).toEqual([
      expect.objectContaining({ title: 'Login Failed', description, open: true }),
    ]);
    expect(getPasswordField()).toBeEnabled();
    expect(getPasswordField()).toHaveFocus();
  });

  it('closes its own toast and that of the page that required the sign-in when the password is right', async () => {
    const page = openPage({
      handlers: [mockRefusal(endpoints.adminLogin, 401, deniedError), mockRefusal(endpoints.login, 401, deniedError)],
    });
    await fillIn(page);
    await page.user.click(findSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Login Failed');
    server.use(mockReply(endpoints.login, () => ({ user: createSignedInUser() })));
    await page.user.click(findSubmitButton());
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(page.store.getState().toasts.filter(({ open }) => open)).toEqual([]);
  });

  it('disables the inputs while the request is pending', async () => {
    const pending = createDeferred();
    const replyWithSession = async () => {
      await pending.promise;
      return { user: createSignedInUser({ role: 'admin' }) };
    };
    const page = openPage({ handlers: [mockReply(endpoints.adminLogin, replyWithSession)] });
    await fillIn(page);
    await page.user.click(findSubmitButton());
    expect(screen.getByText('Signing in...')).toBeVisible();
    expect(await findEmailField()).toBeDisabled();
    expect(getPasswordField()).toBeDisabled();
    pending.resolve();
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });

  it('shows an error when the browser has not stored the session cookie', async () => {
    const page = openPage({
      handlers: [mockReply(endpoints.adminLogin, { user: { ...createSignedInUser(), role: 'admin' } })],
    });
    document.cookie = 'bearings_signed_in=; Max-Age=0; Path=/';
    await fillIn(page);
    await page.user.click(findSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/allow cookies/);
  });

  it('shows and hides the password', async () => {
    const { user } = openPage();
    await findEmailField();
    await user.type(getPasswordField(), 'secret');
    expect(getPasswordField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(getPasswordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(getPasswordField()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['/report/a1', /the account that has your report/],
    ['/checkout/a1', /Welcome back/],
    [null, /Welcome back/],
  ])('with returnTo %j shows a text that matches %s', async (returnTo, lead) => {
    openPage({ path: returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login' });
    expect(await screen.findByText(lead)).toBeVisible();
  });

  it('offers the demo administrator’s login only if the server sends it', async () => {
    const demoAdmin = { email: 'admin@demo.example', password: 'made-at-start' };
    const { user, unmount } = openPage({
      handlers: [mockReply(endpoints.config, { ...config, demoAdmin })],
    });
    await user.click(await screen.findByRole('button', { name: 'Fill in' }));
    expect(await findEmailField()).toHaveValue(demoAdmin.email);
    expect(getPasswordField()).toHaveValue(demoAdmin.password);
    unmount();

    const { store } = openPage();
    await findEmailField();
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toMatch('sandbox'));
    expect(screen.queryByText('Demonstration site')).not.toBeInTheDocument();
  });
});
