import { endpoints, type Credentials } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, signIn, waitFor } from '@bearings/web/testing';
import { routes } from '../routes';
import { deferred } from '../test/deferred';

const config = { stripePublicKey: '', sandbox: true, capabilities: [] };
const denied = {
  code: 'unauthorized',
  message: 'Unauthorized: the email or the password is not right.',
};
const elsewhere = ['/', '/dashboard', '/report/a1', '/assessment', '/contact'].map((path) => ({
  path,
  element: <p>Arrived at {path}</p>,
}));
const login = routes.filter(({ path }) => path === '/login');

function arrive({
  path = '/login',
  handlers = [] as Parameters<typeof renderPage>[1]['handlers'],
} = {}) {
  return renderPage([...login, ...elsewhere], {
    path,
    handlers: [...(handlers ?? []), answer(endpoints.config, config)],
  });
}

const email = () => screen.findByLabelText(/^Email/);
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: /Sign(ing)? In/i });

async function fillIn({ user }: ReturnType<typeof arrive>) {
  await user.type(await email(), 'ada@example.com');
  await user.type(password(), 'correct horse');
}

describe('the login page', () => {
  it('tries the administrator first, then the user, and goes to the dashboard', async () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    const page = arrive({
      handlers: [
        refuse(endpoints.adminLogin, 401, denied),
        answer(endpoints.login, () => ({ user: signIn() })),
      ],
    });
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    const credentials: Credentials = { email: 'ada@example.com', password: 'correct horse' };
    const logins = sent.mock.calls.filter(([, options]) => options?.method === 'POST');
    sent.mockRestore();
    expect(
      logins.map(([address, options]) => [address, JSON.parse(String(options?.body))]),
    ).toEqual([
      ['http://localhost/api/admin/login', credentials],
      ['http://localhost/api/auth/login', credentials],
    ]);
  });

  it('takes an administrator to the start page, without the second call', async () => {
    const page = arrive({
      path: '/login?returnTo=/dashboard',
      handlers: [answer(endpoints.adminLogin, () => ({ user: signIn({ role: 'admin' }) }))],
    });
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });

  it('goes back to the page that asked for the sign-in, and nowhere else', async () => {
    signIn();
    const { visit } = arrive({ path: '/login?returnTo=%2Freport%2Fa1' });
    expect(await screen.findByText('Arrived at /report/a1')).toBeVisible();
    await visit('/login?returnTo=https://evil.example/');
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
  });

  it('sends nothing when a field is empty, and says which', async () => {
    const { user } = arrive();
    await user.type(await email(), 'ada@example.com');
    await user.click(submit());
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please enter both email and password.')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('Please enter your password.');
    expect(await email()).toBeValid();
  });

  it("shows the server's message when both refuse, and lets one try again", async () => {
    const page = arrive({
      handlers: [
        refuse(endpoints.adminLogin, 500, { code: 'internal', message: 'admin' }),
        refuse(endpoints.login, 401, denied),
      ],
    });
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Login Failed${denied.message}`);
    expect(screen.getAllByText('Login Failed')).toHaveLength(2);
    expect(password()).toBeEnabled();
    expect(password()).toHaveFocus();
  });

  it('has words of its own when the server gives none', async () => {
    const page = arrive({
      handlers: [
        refuse(endpoints.adminLogin, 401, denied),
        refuse(endpoints.login, 502, { code: '', message: '' }),
      ],
    });
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findAllByText('Invalid credentials. Please try again.')).toHaveLength(2);
  });

  it('disables the inputs while the request is on its way', async () => {
    const held = deferred();
    const page = arrive({
      handlers: [
        answer(endpoints.adminLogin, async () => {
          await held.promise;
          return { user: signIn({ role: 'admin' }) };
        }),
      ],
    });
    await fillIn(page);
    await page.user.click(submit());
    expect(screen.getByText('Signing in...')).toBeVisible();
    expect(await email()).toBeDisabled();
    expect(password()).toBeDisabled();
    held.resolve();
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });

  it('says so when the browser did not keep the session', async () => {
    const page = arrive({
      handlers: [
        answer(endpoints.adminLogin, {
          user: { ...signIn(), role: 'admin' },
        }),
      ],
    });
    document.cookie = 'bearings_signed_in=; Max-Age=0; Path=/';
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/allow cookies/);
  });

  it('shows and hides the password', async () => {
    const { user } = arrive();
    await email();
    await user.type(password(), 'secret');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('leads to the assessment and to support', async () => {
    arrive();
    await email();
    expect(screen.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
      'href',
      '/assessment',
    );
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('shows the demo administrator only where the server gives one, and fills it in', async () => {
    const demoAdmin = { email: 'admin@demo.example', password: 'made-at-start' };
    const { user, unmount } = arrive({
      handlers: [answer(endpoints.config, { ...config, demoAdmin })],
    });
    await user.click(await screen.findByRole('button', { name: 'Fill in' }));
    expect(await email()).toHaveValue(demoAdmin.email);
    expect(password()).toHaveValue(demoAdmin.password);
    unmount();

    const { store } = arrive();
    await email();
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toMatch('sandbox'));
    expect(screen.queryByText('Demonstration site')).not.toBeInTheDocument();
  });
});
