import { endpoints, type AccountSession, type User } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  within,
  mockAndRecord,
} from '@bearings/web/testing';
import { routes } from '../../routes';

const HOUR_MS = 60 * 60 * 1_000;

const createSession = (changes: Partial<AccountSession>): AccountSession => ({
  id: '00000000-0000-4000-8000-000000000001',
  device: 'Firefox on Linux',
  lastSeenAt: new Date(Date.now() - HOUR_MS / 2).toISOString(),
  current: true,
  ...changes,
});

const PHONE_SESSION = createSession({
  id: '00000000-0000-4000-8000-000000000002',
  device: 'Safari on iPhone',
  lastSeenAt: new Date(Date.now() - 25 * HOUR_MS).toISOString(),
  current: false,
});

function openPage(sessions: () => AccountSession[], changes: Partial<User> = {}) {
  const account = createSignedInUser(changes);
  const page = renderPage(
    routes.filter(({ path }) => path === '/account/security'),
    { path: '/account/security', handlers: [mockReply(endpoints.accountSessions, sessions)] },
  );
  return { ...page, account };
}

const END_ONE_DIALOG_TEXTS = [
  'Sign out one browser?',
  'Safari on iPhone will have to sign in again.',
  'Sign it out',
] as const;
const END_OTHERS_DIALOG_TEXTS = [
  'Sign out everywhere else?',
  'You stay signed in here; every other browser will have to sign in again.',
  'Sign out all others',
] as const;

/** Enters the password in the dialog that confirms the sign-out of other browsers. */
async function confirmWith(
  { user }: ReturnType<typeof openPage>,
  password: string,
  [title, text, submit]: typeof END_ONE_DIALOG_TEXTS | typeof END_OTHERS_DIALOG_TEXTS,
) {
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent(text);
  await user.type(within(dialog).getByLabelText(/^Your password/), password);
  await user.click(within(dialog).getByRole('button', { name: submit }));
  return dialog;
}

describe('the page “Sign-in and security”', () => {
  it('lists the account’s browsers, and signs another browser out', async () => {
    let sessions = [createSession({}), PHONE_SESSION];
    const page = openPage(() => sessions);
    const { user } = page;
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    expect(screen.getByText('Last used yesterday')).toBeVisible();
    expect(screen.getByText('Used in the last hour')).toBeVisible();
    expect(screen.getByText('This one')).toBeVisible();

    const endedSessions: unknown[] = [];
    server.use(
      mockReply(endpoints.endSessions, ({ body }) => {
        endedSessions.push(body);
        sessions = [createSession({})];
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await confirmWith(page, 'seven quiet herons', END_ONE_DIALOG_TEXTS);
    expect(await screen.findByText('That browser has to sign in again.')).toBeVisible();
    expect(endedSessions).toEqual([{ session: PHONE_SESSION.id, password: 'seven quiet herons' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('signs out all other browsers after the right password, not after a wrong one', async () => {
    const page = openPage(() => [createSession({}), PHONE_SESSION]);
    const { user } = page;
    const button = await screen.findByRole('button', { name: 'Sign out everywhere else' });
    server.use(
      mockRefusal(endpoints.endSessions, 400, {
        code: 'invalid_field',
        message: 'The password is not right.',
        field: 'password',
      }),
    );
    await user.click(button);
    const dialog = await confirmWith(page, 'wrong', END_OTHERS_DIALOG_TEXTS);
    expect(await within(dialog).findByText('The password is not right.')).toBeVisible();
    const endedBodies = mockAndRecord(endpoints.endSessions, undefined);
    const field = within(dialog).getByLabelText(/^Your password/);
    await user.clear(field);
    await user.type(field, 'seven quiet herons');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out all others' }));
    expect(await screen.findByText('You’re signed in only here now.')).toBeVisible();
    expect(endedBodies).toEqual([{ session: 'others', password: 'seven quiet herons' }]);
  });

  it('signs out other browsers without confirmation if the account has no password', async () => {
    const { user } = openPage(() => [createSession({}), PHONE_SESSION], { hasPassword: false });
    server.use(mockRefusal(endpoints.endSessions, 503, { message: 'Busy.' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Busy.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('loads the list of sessions again after a failure', async () => {
    const { user } = openPage(() => [createSession({ device: null })]);
    server.use(mockRefusal(endpoints.accountSessions, 500, { code: 'internal', message: '' }, { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('A browser we don’t know')).toBeVisible();
  });

  it('changes the password only if the current one is entered correctly', async () => {
    const { user, account } = openPage(() => [createSession({})]);
    const submit = await screen.findByRole('button', { name: 'Change password' });
    await user.click(submit);
    expect(await screen.findByText('Please enter your current password.')).toBeVisible();

    const currentField = screen.getByLabelText(/^Current password/);
    await user.type(currentField, 'wrong');
    await user.type(screen.getByLabelText(/^New password/), 'a phrase of my own');
    const message = 'Your current password is not right.';
    server.use(
      mockRefusal(endpoints.changePassword, 400, {
        code: 'invalid_field',
        field: 'currentPassword',
        message,
      }),
    );
    await user.click(submit);
    expect(await screen.findByText(message)).toBeVisible();

    const sentBodies = mockAndRecord(endpoints.changePassword, { user: account });
    await user.clear(currentField);
    await user.type(currentField, 'right');
    await user.click(submit);
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(sentBodies).toEqual([{ currentPassword: 'right', password: 'a phrase of my own' }]);
    expect(currentField).toHaveValue('');
  });

  it('tells password managers whose password changes', async () => {
    const { account, container } = openPage(() => []);
    await screen.findByLabelText(/Current password/);
    const field = container.querySelector('form input[autocomplete="username"]');
    expect(field).toHaveValue(account.email);
    expect(field).toHaveAttribute('type', 'text');
  });

  it('shows while typing whether the new password is weak', async () => {
    const { user } = openPage(() => [createSession({})]);
    const field = await screen.findByLabelText(/^New password/);
    await user.type(field, 'lovelace1815');
    expect(await screen.findByText(/Another word or two makes it safe/)).toBeVisible();
    await user.type(field, ' under the pear tree');
    expect(await screen.findByText(/That’s a good one/)).toBeVisible();
  });

  it('links a user without a password to the page on which a password is chosen by email', async () => {
    openPage(() => [createSession({})], { hasPassword: false });
    const link = await screen.findByRole('link', { name: 'Choose a password by email' });
    expect(link).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  });
});
