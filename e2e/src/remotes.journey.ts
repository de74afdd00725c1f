import { expect, test } from '@playwright/test';
import { alive } from './screens/screen';

/** As after a publication that went wrong: none of its files is there. */
const MARKETING = '**/remotes/marketing/**';

test('a dead remote costs its own area only, and Try again brings it back', async ({ page }) => {
  await page.goto('/assessment');
  await expect(page.getByLabel('First name')).toBeVisible();
  await alive(page);
  await page.evaluate(() => Object.assign(window, { sameSite: true }));

  await page.route(MARKETING, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Assessment' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.unroute(MARKETING);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Still the same page: nothing was loaded anew but the remote.
  expect(await page.evaluate(() => 'sameSite' in window)).toBe(true);
});

test('an unknown page says so inside header and footer', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
