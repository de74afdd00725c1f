import { expect, test } from '@playwright/test';
import { waitUntilInteractive } from './screens/screen';

/** Matches all files of the marketing remote. The test makes them unreachable, as after a failed deployment. */
const MARKETING_FILES = '**/remotes/marketing/**';

test(
  'an unreachable remote (front end) breaks only its own pages, and Try Again loads them later',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/assessment');
    await expect(page.getByLabel('First name')).toBeVisible();
    await waitUntilInteractive(page);
    await page.evaluate(() => Object.assign(window, { sameSite: true }));

    await page.route(MARKETING_FILES, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Assessment' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();

    await page.unroute(MARKETING_FILES);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // `window.sameSite`, which was set above, still exists, so the document was not reloaded.
    expect(await page.evaluate(() => 'sameSite' in window)).toBe(true);
  },
);
