import { endpoints } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createFreshEmail } from './funnel';
import { readJson } from './screens/fixtures';
import { openDatabase } from './site-database';

const PASSWORD = 'a ship in harbour is safe';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test(
  'an administrator sets up two-step sign-in, uses it, and removes it with a recovery code',
  { tag: '@smoke' },
  async ({ page }) => {
    const database = await openDatabase();
    test.skip(!database, 'Only the site that the journeys start has a database that we can open.');
    if (!database) return;

    // Uses a separate administrator, because other journeys sign in as the demo's administrator without a code.
    const email = createFreshEmail('administrator');
    const data = { firstName: 'Grace', lastName: 'Hopper', email, password: PASSWORD };
    await readJson(page.request.post(endpoints.register.path, { data }));
    await database.query(`update users set role = 'admin' where email = $1`, [email]);
    /** Returns the authenticator app's code. Lets the same code be used again, to avoid a wait. */
    const createCode = async (secret: string): Promise<string> => {
      await database.query(
        'update second_factors set last_step = 0 where user_id = (select id from users where email = $1)',
        [email],
      );
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    };

    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const shownSecret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    const secret = shownSecret.replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code' }).fill(await createCode(secret));
    await page.getByRole('button', { name: 'Switch on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

    await page.context().clearCookies();
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
    // The password alone does not sign in.
    expect((await page.request.get(endpoints.currentUser.path)).status()).toBe(401);
    await page.getByRole('textbox', { name: 'Code' }).fill(await createCode(secret));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(/\/login/);

    // Imitates a lost phone: signs in with a recovery code and removes two-step sign-in.
    await page.context().clearCookies();
    await signIn(page, email);
    await page.getByRole('textbox', { name: 'Code' }).fill(recovery);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/account/security');
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove two-step sign-in' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
    await dialog.getByRole('button', { name: 'Use my password instead' }).click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    // The removal has ended all sessions, including this one.
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await signIn(page, email);
    await expect(page).not.toHaveURL(/\/login/);
    await database.end();
  },
);
