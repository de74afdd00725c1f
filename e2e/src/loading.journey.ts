// What a visit costs, held to budgets that do not depend on a machine's speed.
import { coldVisit } from '@bearings/bench/cold-visit.mjs';
import { expect, test } from '@playwright/test';
import {
  answerStatements,
  CARDS,
  giveDetails,
  goToCheckout,
  payWith,
  waitForReport,
} from './funnel';

for (const path of ['/', '/blog/science-behind-personality-career-matching', '/assessment']) {
  test(`${path} stays within its budget, and nothing shifts`, async ({ browser, baseURL }) => {
    const visit = await coldVisit(browser, `${baseURL}${path}`);
    expect.soft(visit.requests).toBeLessThanOrEqual(14);
    expect.soft(visit.kilobytes).toBeLessThanOrEqual(180);
    // With all that follows the load event by itself: the scripts, and what later pages need.
    expect.soft(visit.allRequests).toBeLessThanOrEqual(16);
    expect.soft(visit.allKilobytes).toBeLessThanOrEqual(300);
    expect.soft(visit.shift).toBe(0);
  });
}

test('no later step of the funnel waits for a download', async ({ page }) => {
  // The page's own code, then what is fetched when it has come to rest: nothing more for a while.
  await page.goto('/assessment');
  await page.waitForResponse(/report-success-page/);
  await page.waitForLoadState('networkidle');
  await page.route(/\.(js|css|woff2)$/, (route) => route.abort());

  const visitor = { email: 'joan.load@example.org', firstName: 'Joan', lastName: 'Clarke' };
  await giveDetails(page, visitor);
  await answerStatements(page);
  await goToCheckout(page);
  await payWith(page, CARDS.good);
  await waitForReport(page);
});

test('what is typed and pressed before the page is alive is not lost', async ({ page }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/assessment');
  await page.getByLabel('First name').fill('Joan');
  await page.getByLabel('Last name').fill('Clarke');
  await page.getByLabel('Email').fill('joan.early@example.org');
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  release();
  await expect(page.getByText('Question 1 of 36')).toBeVisible();
});
