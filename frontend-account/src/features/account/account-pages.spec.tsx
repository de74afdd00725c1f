import { endpoints } from '@bearings/contracts';
import {
  mockReply,
  mockHeldReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  waitFor,
  findLinkTo,
  findLinkTarget,
  mockAndRecord,
} from '@bearings/web/testing';
import { routes } from '../../routes';
import { mockSignIn } from '../../test/mock-sign-in';
import { createConfig } from '../../test/records.factory';

const testedPaths = ['/register', '/forgot-password', '/reset-password', '/verify-email', '/delete-account'];
const destinationRoutes = ['/', '/dashboard', '/report/a1', '/login'].map((path) => ({
  path,
  element: <p>Arrived at {path}</p>,
}));
const PASSWORD = 'seven quiet herons';

const openPage = (path: string) =>
  renderPage([...routes.filter((route) => testedPaths.includes(route.path ?? '')), ...destinationRoutes], { path });
const pressButton = async ({ user }: ReturnType<typeof openPage>, name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('the registration page', () => {
  beforeEach(() => server.use(mockReply(endpoints.config, createConfig())));

  async function fillIn(page: ReturnType<typeof openPage>, password = PASSWORD) {
    await page.user.type(await screen.findByLabelText(/^First name/), 'Ada');
    await page.user.type(screen.getByLabelText(/^Last name/), 'Lovelace');
    await page.user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await page.user.type(screen.getByLabelText(/^Password/), password);
  }

  it('signs the new user in and opens the page in returnTo', async () => {
    const sentBodies = mockSignIn(endpoints.register);
    const page = openPage('/register?returnTo=%2Freport%2Fa1');
    await fillIn(page);
    await pressButton(page, /Create account/);
    expect(await screen.findByText('Arrived at /report/a1')).toBeVisible();
    expect(sentBodies).toEqual([
      { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: PASSWORD },
    ]);
    // The message is in the page twice: in the visible toast and in its copy for screen readers.
    expect(screen.getAllByText(/link to confirm your email/)[0]).toBeVisible();
  });

  it('does not send an incomplete form, and focuses its first empty field', async () => {
    const page = openPage('/register');
    await page.user.type(await screen.findByLabelText(/^First name/), 'Ada');
    await page.user.type(screen.getByLabelText(/^Password/), 'too short');
    await pressButton(page, /Create account/);
    expect(screen.getByText('Please enter your last name.')).toBeVisible();
    expect(screen.getByText(/at least 10 characters\.$/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveFocus());
  });

  it('shows which character of the email is invalid', async () => {
    const page = openPage('/register');
    await fillIn(page);
    await page.user.type(screen.getByLabelText(/^Email/), ';');
    await pressButton(page, /Create account/);
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/‘;’ after the @\.$/);
  });

  it('shows at the email field that the email has an account, with a link to choose a new password', async () => {
    const message = 'This email already has an account.';
    server.use(mockRefusal(endpoints.register, 409, { code: 'email_taken', message, field: 'email' }));
    const page = openPage('/register');
    await fillIn(page);
    await pressButton(page, /Create account/);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
    expect(findLinkTarget('Choose a new password by email')).toBe('/forgot-password');
  });

  it('requires the user to confirm a minimum age if the operator has set one', async () => {
    server.use(mockReply(endpoints.config, { ...createConfig(), minimumAge: 16 }));
    const sentBodies = mockSignIn(endpoints.register);
    const page = openPage('/register');
    const box = await screen.findByRole('checkbox', { name: 'I am 16 or older' });
    expect(box).not.toBeChecked();
    await fillIn(page);
    await pressButton(page, /Create account/);
    expect(box).toHaveAccessibleDescription(/Please tick this if you are 16 or older/);
    await waitFor(() => expect(box).toHaveFocus());
    expect(sentBodies).toEqual([]);
    await page.user.click(box);
    await pressButton(page, /Create account/);
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sentBodies).toEqual([expect.objectContaining({ ageConfirmed: true })]);
  });

  it('shows the age question when the server refuses the form because the age is not confirmed', async () => {
    const unconfirmedAge = { code: 'age_unconfirmed', field: 'ageConfirmed' } as const;
    server.use(mockRefusal(endpoints.register, 400, unconfirmedAge));
    const page = openPage('/register');
    await fillIn(page);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    server.use(mockReply(endpoints.config, { ...createConfig(), minimumAge: 16 }));
    await pressButton(page, /Create account/);
    expect(await screen.findByRole('checkbox', { name: 'I am 16 or older' })).toBeVisible();
  });

  it('redirects a signed-in user to the dashboard', async () => {
    createSignedInUser();
    openPage('/register');
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
  });
});

describe('the page for a forgotten password', () => {
  it('shows what is wrong with an invalid email', async () => {
    const page = openPage('/forgot-password');
    await page.user.type(await screen.findByLabelText(/^Email/), 'ada@example..com');
    await pressButton(page, /Send the link/);
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/a dot too many\.$/);
  });

  it('does not show whether the email has an account', async () => {
    const sentBodies = mockAndRecord(endpoints.forgotPassword, { status: 'accepted' as const });
    const page = openPage('/forgot-password');
    await page.user.type(await screen.findByLabelText(/^Email/), ' ada@example.com ');
    await pressButton(page, /Send the link/);
    expect(await screen.findByText(/If ada@example.com has an account/)).toBeVisible();
    expect(sentBodies).toEqual([{ email: 'ada@example.com' }]);
    await pressButton(page, /Use another address/);
    expect(screen.getByLabelText(/^Email/)).toBeVisible();
  });
});

describe('the page of an emailed link to choose a password', () => {
  it('shows why the server refuses a common password, and signs the user in with another one', async () => {
    const message = 'Many people use this password.';
    server.use(mockRefusal(endpoints.resetPassword, 400, { code: 'common_password', message, field: 'password' }));
    const page = openPage('/reset-password#the-token');
    const field = await screen.findByLabelText(/^New password/);
    await page.user.type(field, 'password123');
    await pressButton(page, /Set the password/);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveFocus();
    const sentBodies = mockSignIn(endpoints.resetPassword);
    await page.user.clear(field);
    await page.user.type(field, PASSWORD);
    expect(sentBodies).toEqual([]);
    await pressButton(page, /Set the password/);
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token', password: PASSWORD }]);
  });

  it.each(['/reset-password', '/verify-email'])(
    'offers a new link if the token is missing in the URL %s',
    async (path) => {
      openPage(path);
      expect(await screen.findByRole('heading', { name: /does not work any more/ })).toBeVisible();
      expect(findLinkTarget('Send me a new link')).toBe('/forgot-password');
    },
  );

  it('gives password managers the account’s address before it opens the next page', async () => {
    const account = createSignedInUser();
    server.use(mockReply(endpoints.resetPassword, { user: account }));
    const page = openPage('/reset-password#the-token');
    await page.user.type(await screen.findByLabelText(/^New password/), PASSWORD);
    const username = page.container.querySelector('form input[autocomplete="username"]');
    expect(username).toHaveValue('');
    const pending = mockHeldReply(endpoints.currentUser, account);
    await pressButton(page, /Set the password/);
    await waitFor(() => expect(username).toHaveValue(account.email));
    pending.release();
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
  });

  it('offers a new link when the link has been used or has expired', async () => {
    server.use(mockRefusal(endpoints.resetPassword, 410));
    const page = openPage('/reset-password#used');
    await page.user.type(await screen.findByLabelText(/^New password/), PASSWORD);
    await pressButton(page, /Set the password/);
    expect(await screen.findByRole('link', { name: 'Send me a new link' })).toBeVisible();
  });
});

describe('the page of an emailed link to confirm an email address', () => {
  it('confirms the address only when the button is pressed', async () => {
    const sentBodies = mockSignIn(endpoints.verifyEmail);
    const page = openPage('/verify-email#the-token');
    expect(await screen.findByRole('button', { name: 'Confirm my address' })).toBeVisible();
    expect(sentBodies).toEqual([]);
    await pressButton(page, /Confirm my address/);
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token' }]);
  });

  it('asks for a new password if the visitor is not signed in to the account', async () => {
    const passwordNeeded = { code: 'password_needed', field: 'password' } as const;
    server.use(mockRefusal(endpoints.verifyEmail, 409, passwordNeeded));
    const page = openPage('/verify-email#the-token');
    await pressButton(page, /Confirm my address/);
    const field = await screen.findByLabelText(/^New password/);
    expect(screen.getByText(/You are not signed in to this account here/)).toBeVisible();
    expect(page.container.querySelector('form input[autocomplete="username"]')).toBeInTheDocument();
    const sentBodies = mockSignIn(endpoints.verifyEmail);
    await pressButton(page, /Confirm my address/);
    expect(sentBodies).toEqual([]);
    await page.user.type(field, PASSWORD);
    await pressButton(page, /Confirm my address/);
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token', password: PASSWORD }]);
  });
});

describe('the page of an emailed link to delete the account', () => {
  it('deletes the account when the button is pressed, and then opens the start page', async () => {
    createSignedInUser();
    const sentBodies: unknown[] = [];
    server.use(
      mockReply(endpoints.deleteUser, ({ body }) => {
        sentBodies.push(body);
        document.cookie = 'bearings_signed_in=; Max-Age=0; Path=/';
      }),
    );
    const page = openPage('/delete-account#the-token');
    await pressButton(page, /Delete for good/);
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token' }]);
    expect(await screen.findByText('Account deleted')).toBeVisible();
  });

  it('links a signed-out user to the sign-in page, from which the user returns to this page', async () => {
    openPage('/delete-account#the-token');
    expect(await findLinkTo(/Sign in/i)).toBe('/login?returnTo=%2Fdelete-account%23the-token');
    expect(document.title).toMatch(/^Delete your account/);
  });
});
