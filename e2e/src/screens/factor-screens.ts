import { endpoints, pages, type FactorState } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { refuseCall, replyWith } from './mock-replies';
import { pressButton, type Screen, visitPage, waitForText, createScreen } from './screen';

const ENROLMENT = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Bearings:admin%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Bearings',
};
const RECOVERY_CODES = Array.from({ length: 10 }, (_, at) => `K7Q${at}-M4XD-9WPC-T2VH-${at}BNR-F8LJ`);

/** Opens the page "Sign-in and security" for an administrator whose second factor is in this state. */
async function openSecurityPage(page: Page, state: FactorState): Promise<void> {
  await replyWith(page, endpoints.factorState, state);
  await visitPage(page, pages.security, 'Sign-in and security', 'Two-step sign-in');
}

/** Signs in with a password. The mocked API replies that a second factor is needed. */
async function signIn(page: Page, code: 'factor_needed' | 'factor_enrolment_needed') {
  await refuseCall(page, endpoints.adminLogin, 403, { code });
  await visitPage(page, pages.login, 'Sign in');
  await page.getByLabel('Email').fill('admin@example.org');
  await page.locator('[name=password]').fill('the right one');
  await pressButton(page, 'Sign In');
}

const createRefusedCodeOpener = (call: typeof endpoints.passFactor | typeof endpoints.confirmFactor, button: string) =>
  async function open({ page }: { page: Page }): Promise<void> {
    const message = 'This code is not right, or has been used. Try the next.';
    await refuseCall(page, call, 400, { code: 'invalid_field', field: 'code', message });
    await page.locator('[name=code]').fill('123456');
    await pressButton(page, button);
    await waitForText(page, message);
  };

/** Screens about the second factor of administrators, at sign-in and in the account's settings. */
export const factorScreens: readonly Screen[] = [
  {
    name: 'login-code',
    open: async ({ page }) => {
      await signIn(page, 'factor_needed');
      await waitForText(page, 'Enter your code');
    },
    further: [createScreen('login-code-refused', createRefusedCodeOpener(endpoints.passFactor, 'Continue'))],
  },
  {
    name: 'factor-enrolment',
    open: async ({ page }) => {
      await replyWith(page, endpoints.startFactor, ENROLMENT);
      await signIn(page, 'factor_enrolment_needed');
      await page.getByRole('img', { name: /QR code/ }).waitFor();
    },
    further: [
      createScreen('factor-enrolment-refused', createRefusedCodeOpener(endpoints.confirmFactor, 'Switch on')),
      createScreen('factor-recovery-codes', async ({ page }) => {
        await replyWith(page, endpoints.confirmFactor, { codes: RECOVERY_CODES });
        await pressButton(page, 'Switch on');
        await waitForText(page, 'Save these recovery codes now');
      }),
      createScreen('factor-recovery-codes-copied', async ({ page }) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await pressButton(page, 'Copy the codes');
        await waitForText(page, 'The codes are copied.');
      }),
    ],
  },
  {
    name: 'security-factor-off',
    as: 'admin',
    open: async ({ page }) => {
      await openSecurityPage(page, { state: 'off', required: false, recoveryCodes: 0 });
      await waitForText(page, 'Set up two-step sign-in');
    },
    further: [
      createScreen('security-proof', async ({ page }) => {
        await pressButton(page, 'Set up two-step sign-in');
        await waitForText(page, 'Is it still you?');
      }),
    ],
  },
  {
    name: 'security-factor-on',
    as: 'admin',
    open: async ({ page }) => {
      await openSecurityPage(page, { state: 'on', required: true, recoveryCodes: 3 });
      await waitForText(page, 'You have 3 recovery codes left.');
    },
    further: [
      createScreen('security-factor-removing', async ({ page }) => {
        await pressButton(page, 'Remove two-step sign-in');
        await page.getByRole('alertdialog').waitFor();
      }),
    ],
  },
  createScreen('security-factor-failed', { as: 'admin', refused: endpoints.factorState }, ({ page }) =>
    visitPage(page, pages.security, 'Sign-in and security', 'We couldn’t load two-step sign-in.'),
  ),
];
