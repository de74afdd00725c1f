import { endpoints, ERROR_MESSAGES, type ReportLink } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { alterReply, replyWith, refuseCall } from './mock-replies';
import { pressButton, waitForText, visitPage, type Screen, createScreen } from './screen';

async function signIn(page: Page): Promise<void> {
  await visitPage(page, '/login', 'Sign in');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.locator('[name=password]').fill('not the one');
  await pressButton(page, 'Sign In');
}

async function openRegister(page: Page, asksAge = false): Promise<void> {
  await visitPage(page, '/register', 'Create account');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.locator('[name=new-password]').fill('a ship in harbour is safe');
  // The question appears above the button. If it did so while the button is pressed, the click would miss the button.
  if (asksAge) await page.getByLabel('I am 16 or older').waitFor();
  await pressButton(page, 'Create account');
}

async function askForLink(page: Page): Promise<void> {
  await visitPage(page, '/forgot-password', 'Forgotten your password?');
  await page.getByLabel('Email').fill('ada@example.org');
  await pressButton(page, 'Send the link');
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const EXPIRED_TITLE = 'This link does not work any more';
const OPEN_REPORT_PATH = `/report/${UNKNOWN_ID}/open#token`;
const REPORT_LINK: ReportLink = {
  assessmentId: UNKNOWN_ID,
  email: 'ada@example.org',
  needs: 'password',
  signedIn: false,
};

/** Screens of sign-in, registration, and the pages that links in emails open. */
export const signInScreens: readonly Screen[] = [
  createScreen('login', ({ page }) => visitPage(page, '/login', 'Sign in', 'Demonstration site')),
  createScreen('login-missing', async ({ page }) => {
    await visitPage(page, '/login', 'Sign in');
    await pressButton(page, 'Sign In');
    await waitForText(page, 'Missing Information');
  }),
  createScreen('login-pending', { pending: endpoints.adminLogin }, async ({ page }) => {
    await signIn(page);
    await waitForText(page, 'Signing in...');
  }),
  createScreen('login-failed', async ({ page }) => {
    await signIn(page);
    await waitForText(page, 'Login Failed');
  }),
  createScreen('register', ({ page }) => visitPage(page, '/register', 'Create account')),
  createScreen('register-errors', async ({ page }) => {
    await visitPage(page, '/register', 'Create account');
    await pressButton(page, 'Create account');
    await waitForText(page, 'Please enter your first name.');
  }),
  createScreen('register-age', async ({ page }) => {
    await alterReply(page, endpoints.config, (config) => ({ ...config, minimumAge: 16 }));
    await openRegister(page, true);
    await waitForText(page, /Please tick this if you are 16 or older/);
  }),
  createScreen('register-taken', async ({ page }) => {
    const message = 'This email already has an account. Sign in, or choose a new password by email.';
    await refuseCall(page, endpoints.register, 409, {
      code: 'email_taken' as const,
      field: 'email',
      message,
    });
    await openRegister(page);
    await waitForText(page, 'Choose a new password by email');
  }),
  createScreen('register-unreachable', async ({ page }) => {
    await page.route(`**${endpoints.register.path}`, (route) => route.abort());
    await openRegister(page);
    await waitForText(page, /We could not reach the site/);
  }),
  createScreen('forgot-password', ({ page }) => visitPage(page, '/forgot-password', 'Forgotten your password?')),
  createScreen('forgot-password-sent', async ({ page }) => {
    await askForLink(page);
    await waitForText(page, 'Look in your inbox');
  }),
  createScreen('forgot-password-throttled', async ({ page }) => {
    const message = 'Too many messages were asked for from your network. Please try again in 20 seconds.';
    await refuseCall(page, endpoints.forgotPassword, 429, {
      code: 'too_many_requests' as const,
      message,
    });
    await askForLink(page);
    await waitForText(page, message);
  }),
  createScreen('reset-password', ({ page }) => visitPage(page, '/reset-password#token', 'Choose a new password')),
  createScreen('reset-password-refused', async ({ page }) => {
    const message = ERROR_MESSAGES.weak_password;
    await refuseCall(page, endpoints.resetPassword, 400, {
      field: 'password',
      code: 'weak_password',
      message,
    });
    await visitPage(page, '/reset-password#token', 'Choose a new password');
    await page.locator('[name=new-password]').fill('passwordpassword');
    await pressButton(page, 'Set the password');
    await waitForText(page, message);
  }),
  createScreen('open-report', async ({ page }) => {
    await replyWith(page, endpoints.checkReportLink, { ...REPORT_LINK, needs: 'nothing' });
    await visitPage(page, OPEN_REPORT_PATH, 'Read your report');
  }),
  createScreen('open-report-password', async ({ page }) => {
    await replyWith(page, endpoints.checkReportLink, REPORT_LINK);
    await visitPage(page, OPEN_REPORT_PATH, 'Choose a password to read your report');
  }),
  createScreen('open-report-failed', async ({ page }) => {
    await refuseCall(page, endpoints.checkReportLink, 500, { code: 'internal' });
    await visitPage(page, OPEN_REPORT_PATH, 'Read your report', 'Your link could not be checked');
  }),
  createScreen('open-report-expired', ({ page }) => visitPage(page, OPEN_REPORT_PATH, EXPIRED_TITLE)),
  createScreen('open-report-renewed', async ({ page }) => {
    await replyWith(page, endpoints.renewReportLink, { status: 'accepted' });
    await visitPage(page, OPEN_REPORT_PATH, EXPIRED_TITLE);
    await pressButton(page, 'Email me a new link');
    await waitForText(page, 'Look in your inbox');
  }),
  createScreen('link-expired', ({ page }) => visitPage(page, '/reset-password', EXPIRED_TITLE)),
  createScreen('verify-email', ({ page }) => visitPage(page, '/verify-email#token', 'Confirm your email address')),
  createScreen('verify-email-password', async ({ page }) => {
    const body = { code: 'password_needed' as const, field: 'password' };
    await refuseCall(page, endpoints.verifyEmail, 400, body);
    await visitPage(page, '/verify-email#token', 'Confirm your email address');
    await pressButton(page, 'Confirm my address');
    await page.locator('[name=new-password]').waitFor();
  }),
  createScreen('delete-account', { as: 'newcomer' }, ({ page }) =>
    visitPage(page, '/delete-account#token', 'Delete your account'),
  ),
  createScreen('delete-account-signed-out', ({ page }) =>
    visitPage(page, '/delete-account#token', 'Authentication Required'),
  ),
  createScreen('delete-account-expired', { as: 'newcomer' }, ({ page }) =>
    visitPage(page, '/delete-account', EXPIRED_TITLE),
  ),
];
