import { endpoints, pages, type AccountSession } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { refuseCall, replyWith } from './mock-replies';
import { pressButton, type Screen, type ScreenFixture, visitPage, waitForText, createScreen } from './screen';

const openSecurityPage = (page: Page, text?: string): Promise<void> =>
  visitPage(page, pages.security, 'Sign-in and security', text);

/**
 * Sessions of an account. Their ages are chosen so that the page’s text about each age stays the same while the tests
 * run.
 */
const ACCOUNT_SESSIONS: AccountSession[] = [
  { device: 'Firefox on Linux', days: 0, current: true },
  { device: 'Samsung Internet on Android', days: 1.5, current: false },
  { device: null, days: 12.5, current: false },
].map(({ device, days, current }, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  device,
  current,
  lastSeenAt: new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString(),
}));

const WRONG_PASSWORD_MESSAGE = 'The password is not right.';

const refusePassword = (page: Page, call: Parameters<typeof refuseCall>[1]): Promise<void> =>
  refuseCall(page, call, 400, {
    code: 'invalid_field',
    field: 'password',
    message: WRONG_PASSWORD_MESSAGE,
  });

/** Enters a wrong password in the open dialog and presses the button `button`. */
async function confirmWithWrongPassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=password]').fill('not the one');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await waitForText(page, WRONG_PASSWORD_MESSAGE);
}

async function openDeletionDialog({ page }: ScreenFixture): Promise<void> {
  await visitPage(page, pages.dashboard, /Welcome back, /);
  await pressButton(page, 'Delete my account');
  await page.getByRole('dialog').waitFor();
}

/** Screens of the page "Sign-in and security" and of the account's deletion. */
export const securityScreens: readonly Screen[] = [
  createScreen('security', { as: 'newcomer' }, ({ page }) => openSecurityPage(page)),
  {
    name: 'security-many',
    as: 'newcomer',
    open: async ({ page }) => {
      await replyWith(page, endpoints.accountSessions, ACCOUNT_SESSIONS);
      await openSecurityPage(page, 'Sign out everywhere else');
    },
    further: [
      createScreen('security-end-sessions', async ({ page }) => {
        await pressButton(page, 'Sign out everywhere else');
        await waitForText(page, 'Sign out everywhere else?');
      }),
      createScreen('security-end-sessions-refused', async ({ page }) => {
        await refusePassword(page, endpoints.endSessions);
        await confirmWithWrongPassword(page, 'Sign out all others');
      }),
      createScreen('security-end-one-session', async ({ page }) => {
        await pressButton(page, 'Cancel');
        await pressButton(page, 'Sign out Samsung Internet on Android');
        await waitForText(page, 'Sign out one browser?');
      }),
    ],
  },
  createScreen('security-loading', { as: 'newcomer', pending: endpoints.accountSessions }, ({ page }) =>
    openSecurityPage(page),
  ),
  createScreen('security-failed', { as: 'newcomer', refused: endpoints.accountSessions }, ({ page }) =>
    openSecurityPage(page, 'We couldn’t load this list.'),
  ),
  createScreen('security-no-password', { as: 'buyer' }, ({ page }) =>
    openSecurityPage(page, 'Choose a password by email'),
  ),
  {
    name: 'dashboard-delete-password',
    as: 'newcomer',
    open: openDeletionDialog,
    further: [
      createScreen('dashboard-delete-refused', async ({ page }) => {
        await refusePassword(page, endpoints.deleteUser);
        await confirmWithWrongPassword(page, 'Delete for good');
      }),
    ],
  },
  createScreen('dashboard-delete-link', { as: 'buyer' }, openDeletionDialog),
];
