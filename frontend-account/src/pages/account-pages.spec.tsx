import { endpoints, type SignedIn } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, signIn, waitFor } from '@bearings/web/testing';
import { routes } from '../routes';

const own = [
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/delete-account',
];
const elsewhere = ['/', '/dashboard', '/report/a1', '/login'].map((path) => ({
  path,
  element: <p>Arrived at {path}</p>,
}));
const PASSWORD = 'seven quiet herons';
const expired = { code: 'link_expired', message: 'This link has been used.' };

const arrive = (path: string) =>
  renderPage([...routes.filter((route) => own.includes(route.path ?? '')), ...elsewhere], { path });
const press = async ({ user }: ReturnType<typeof arrive>, name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));
/** Answers as the API does that signs somebody in, and keeps what was sent. */
function signsIn(endpoint: Parameters<typeof answer>[0]): unknown[] {
  const sent: unknown[] = [];
  server.use(
    answer(endpoint, ({ body }): SignedIn => {
      sent.push(body);
      return { user: signIn() };
    }),
  );
  return sent;
}

describe('creating an account', () => {
  async function fillIn(page: ReturnType<typeof arrive>, password = PASSWORD) {
    await page.user.type(await screen.findByLabelText(/^First name/), 'Ada');
    await page.user.type(screen.getByLabelText(/^Last name/), 'Lovelace');
    await page.user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await page.user.type(screen.getByLabelText(/^Password/), password);
  }

  it('signs in and goes where one wanted to go', async () => {
    const sent = signsIn(endpoints.register);
    const page = arrive('/register?returnTo=%2Freport%2Fa1');
    await fillIn(page);
    await press(page, /Create account/);
    expect(await screen.findByText('Arrived at /report/a1')).toBeVisible();
    expect(sent).toEqual([
      { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: PASSWORD },
    ]);
    // The toast, and what says it to screen readers.
    expect(screen.getAllByText(/link to confirm your email/)[0]).toBeVisible();
  });

  it('sends nothing that is incomplete, and goes to the first gap', async () => {
    const page = arrive('/register');
    await page.user.type(await screen.findByLabelText(/^First name/), 'Ada');
    await page.user.type(screen.getByLabelText(/^Password/), 'too short');
    await press(page, /Create account/);
    expect(screen.getByText('Please enter your last name.')).toBeVisible();
    expect(screen.getByText(/at least 10 characters\.$/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveFocus());
  });

  it('says beside the field what the server refuses, and offers a way to a known account', async () => {
    const message = 'This email already has an account.';
    server.use(refuse(endpoints.register, 409, { code: 'email_taken', message, field: 'email' }));
    const page = arrive('/register');
    await fillIn(page);
    await press(page, /Create account/);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Choose a new password by email' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('takes whoever is signed in straight on', async () => {
    signIn();
    arrive('/register');
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
  });

  it('says so when the site is out of reach', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const page = arrive('/register');
    await fillIn(page);
    await press(page, /Create account/);
    expect(await screen.findByText(/could not reach the site/)).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('a forgotten password', () => {
  it('says the same whoever asks', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(endpoints.forgotPassword, ({ body }) => {
        sent.push(body);
        return { status: 'accepted' as const };
      }),
    );
    const page = arrive('/forgot-password');
    await page.user.type(await screen.findByLabelText(/^Email/), ' ada@example.com ');
    await press(page, /Send the link/);
    expect(await screen.findByText(/If ada@example.com has an account/)).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@example.com' }]);
    await press(page, /Use another address/);
    expect(screen.getByLabelText(/^Email/)).toBeVisible();
  });

  it('shows why no more links are sent', async () => {
    const message = 'We have sent three messages to this address.';
    server.use(refuse(endpoints.forgotPassword, 429, { code: 'too_many_requests', message }));
    const page = arrive('/forgot-password');
    await page.user.type(await screen.findByLabelText(/^Email/), 'ada@example.com');
    await press(page, /Send the link/);
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('a mailed link to choose a password', () => {
  it('sends its token with the password, and signs in', async () => {
    const sent = signsIn(endpoints.resetPassword);
    const page = arrive('/reset-password#the-token');
    await page.user.type(await screen.findByLabelText(/^New password/), PASSWORD);
    expect(sent).toEqual([]);
    await press(page, /Set the password/);
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sent).toEqual([{ token: 'the-token', password: PASSWORD }]);
  });

  it('keeps the form for another try when the password is a common one', async () => {
    const message = 'Many people use this password.';
    server.use(
      refuse(endpoints.resetPassword, 400, { code: 'common_password', message, field: 'password' }),
    );
    const page = arrive('/reset-password#the-token');
    await page.user.type(await screen.findByLabelText(/^New password/), 'password123');
    await press(page, /Set the password/);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveFocus();
  });

  it.each(['/reset-password', '/verify-email'])(
    'offers a new one where there is none: %s',
    async (path) => {
      arrive(path);
      expect(await screen.findByRole('heading', { name: /does not work any more/ })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
    },
  );

  it('offers a new one when it is used or too old', async () => {
    server.use(refuse(endpoints.resetPassword, 410, expired));
    const page = arrive('/reset-password#used');
    await page.user.type(await screen.findByLabelText(/^New password/), PASSWORD);
    await press(page, /Set the password/);
    expect(await screen.findByRole('link', { name: 'Send me a new link' })).toBeVisible();
  });
});

describe('a mailed link to confirm an address', () => {
  it('confirms nothing by being opened, only by a press', async () => {
    const sent = signsIn(endpoints.verifyEmail);
    const page = arrive('/verify-email#the-token');
    expect(await screen.findByRole('button', { name: 'Confirm my address' })).toBeVisible();
    expect(sent).toEqual([]);
    await press(page, /Confirm my address/);
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sent).toEqual([{ token: 'the-token' }]);
  });

  it('asks for a new password away from the own session', async () => {
    const refusal = { code: 'password_needed', message: 'Choose one.', field: 'password' };
    server.use(refuse(endpoints.verifyEmail, 409, refusal));
    const page = arrive('/verify-email#the-token');
    await press(page, /Confirm my address/);
    const field = await screen.findByLabelText(/^New password/);
    expect(screen.getByText(/You are not signed in to this account here/)).toBeVisible();
    const sent = signsIn(endpoints.verifyEmail);
    await press(page, /Confirm my address/);
    expect(sent).toEqual([]);
    await page.user.type(field, PASSWORD);
    await press(page, /Confirm my address/);
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sent).toEqual([{ token: 'the-token', password: PASSWORD }]);
  });
});

describe('a mailed link to delete the account', () => {
  it('deletes by a press, and leaves for the start page', async () => {
    signIn();
    const sent: unknown[] = [];
    server.use(
      answer(endpoints.deleteUser, ({ body }) => {
        sent.push(body);
        document.cookie = 'bearings_signed_in=; Max-Age=0; Path=/';
      }),
    );
    const page = arrive('/delete-account#the-token');
    await press(page, /Delete for good/);
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(sent).toEqual([{ token: 'the-token' }]);
    expect(await screen.findByText('Account deleted')).toBeVisible();
  });

  it('asks those who are not signed in to do so first, and comes back with the link', async () => {
    arrive('/delete-account#the-token');
    expect(await screen.findByRole('link', { name: /Sign in/i })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fdelete-account%23the-token',
    );
    expect(document.title).toMatch(/^Delete your account/);
  });
});
