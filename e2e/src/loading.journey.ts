// Requests and bytes of a first visit, against budgets that do not depend on the machine's speed.
import { coldVisit } from '@bearings/bench/cold-visit.mjs';
import { claims, endpoints, ERROR_MESSAGES, unverifiedClaims } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import {
  answerStatements,
  CARDS,
  fillDetails,
  goToCheckout,
  payWith,
  waitForReport,
} from './funnel';

/**
 * Kilobytes of a visit with its scripts and preloaded pages: the measured value plus five, at most 240 on the
 * landing page. The assessment includes its optional step, which is preloaded.
 */
const TRANSFER_BUDGETS = {
  '/': 240,
  '/blog/science-behind-personality-career-matching': 254,
  '/assessment': 328,
  '/sample-report': 351,
  '/careers': 343,
  '/careers/registered-nurse-adult': 297,
};
/**
 * Kilobytes to the first paint: the document, which may hold replies of the API, and in the library the letters of other
 * languages.
 */
const PAINTED_KILOBYTES = 60;
const SAMPLE_KILOBYTES = 70;
const LIBRARY_KILOBYTES = 120;

for (const [path, allKilobytes] of Object.entries(TRANSFER_BUDGETS)) {
  test(`${path} stays within its transfer budget, and its layout does not shift`, async ({
    browser,
    baseURL,
  }) => {
    // The connection is not throttled: that would slow other journeys, and no budget is a time.
    const visit = await coldVisit(browser, `${baseURL}${path}`, 1);
    expect.soft(visit.requests).toBeLessThanOrEqual(2);
    const first = path === '/sample-report' ? SAMPLE_KILOBYTES : PAINTED_KILOBYTES;
    const most = path.startsWith('/careers') ? LIBRARY_KILOBYTES : first;
    expect.soft(visit.kilobytes).toBeLessThanOrEqual(most);
    // This count includes scripts and preloaded later pages.
    expect.soft(visit.allRequests).toBeLessThanOrEqual(16);
    expect.soft(visit.allKilobytes).toBeLessThanOrEqual(allKilobytes);
    expect.soft(visit.shift).toBe(0);
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [412, 915],
  [430, 932],
] as const) {
  test(`the largest contentful paint of the landing page is text on a phone of ${width} by ${height} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = 'element' in entry ? entry.element : null;
          document.documentElement.dataset['largest'] =
            element instanceof Element ? element.tagName : '';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(`${baseURL}/`, { waitUntil: 'networkidle' });
    // The browser reports a paint two frames later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    await expect(page.locator('html')).toHaveAttribute('data-largest', /^(P|H1)$/);
    await context.close();
  });
}

test('the scripts of the funnel hold no calls or claims of other pages', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/assessment');
  await page.waitForResponse(/report-success-page/);
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');

  expect(code).toContain(endpoints.startTracking.path);
  expect(code).toContain(claims.assessment.guaranteeText);
  const ofOtherPages = [
    endpoints.adminOverview.path,
    endpoints.sendContactMessage.path,
    endpoints.exportNewsletter.path,
    claims.contact.location,
    unverifiedClaims.landing.users,
    ERROR_MESSAGES.common_password,
  ];
  expect(ofOtherPages.filter((text) => code.includes(text))).toEqual([]);
});

test('no later step of the funnel waits for a download', async ({ page }) => {
  // Wait for the page's code and for the later pages that it preloads when idle.
  await page.goto('/assessment');
  await page.waitForResponse(/report-success-page/);
  await page.waitForLoadState('networkidle');
  await page.route(/\.(js|css|woff2)$/, (route) => route.abort());

  const visitor = { email: 'joan.load@example.org', firstName: 'Joan', lastName: 'Clarke' };
  await fillDetails(page, visitor);
  await answerStatements(page);
  await goToCheckout(page);
  await payWith(page, CARDS.good);
  await waitForReport(page);
});
