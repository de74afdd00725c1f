import { pageTo } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { buyOwnReport } from './screens/fixtures';

/** Opens a report that a new person buys. */
async function openOwnReport(page: Page): Promise<void> {
  await page.goto(pageTo.report(await buyOwnReport(page, 'first')));
  await expect(page.locator('#careers h3').first()).toBeVisible();
}

/** Lets a page notice that the reader has returned to its tab. Automated tabs are never hidden. */
const returnToTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a tab does not show a report any more when its owner has signed out in another tab', async ({
  page,
  context,
}) => {
  await openOwnReport(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'Logout' }).first().click();
  await expect(other.getByRole('link', { name: 'Logout' })).toHaveCount(0);
  await returnToTab(page);
  await expect(page.locator('#careers')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tab does not show a report any more when another person has signed in in another tab', async ({
  page,
  context,
}) => {
  await openOwnReport(page);
  const other = await context.newPage();
  await other.request.get('/api/logout');
  await other.goto(pageTo.report(await buyOwnReport(other, 'second')));
  await expect(other.locator('#careers h3').first()).toBeVisible();
  await returnToTab(page);
  await expect(page.locator('#careers')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.locator('#careers h3').first()).toBeVisible();
});
