// Checks the requests and bytes of a first visit, which do not depend on the machine's speed.
import { measureColdVisit } from '@bearings/bench/cold-visit.mjs';
import { endpoints, ERROR_MESSAGES, pages } from '@bearings/contracts';
import { claims, unverifiedClaims } from '@bearings/domain';
import { expect, test } from '@playwright/test';
import {
  answerStatements,
  createFreshEmail,
  fillDetails,
  goToCheckout,
  payWithCard,
  takeAssessment,
  TEST_CARDS,
  waitForReport,
} from './funnel';

/**
 * Maximum kilobytes of a first visit to each page: until the first paint, and including scripts and preloaded pages.
 * The former is higher for the sample report, whose document contains replies of the API, and for the careers library,
 * which needs fonts with letters of other languages. The latter is the measured value plus five.
 */
const TRANSFER_BUDGETS: [path: string, firstPaint: number, all: number][] = [
  ['/', 60, 246],
  ['/blog/science-behind-personality-career-matching', 60, 254],
  ['/assessment', 60, 334],
  ['/sample-report', 71, 374],
  ['/careers', 120, 343],
  ['/careers/registered-nurse-adult', 120, 297],
];

for (const [path, firstPaint, all] of TRANSFER_BUDGETS) {
  test(`${path} stays within its limits of requests, kilobytes and layout shift`, async ({ browser, baseURL }) => {
    // The connection is not throttled, because this test checks requests and bytes, not the loading time.
    const visit = await measureColdVisit(browser, `${baseURL}${path}`, 1);
    expect.soft(visit.requests).toBeLessThanOrEqual(2);
    expect.soft(visit.kilobytes).toBeLessThanOrEqual(firstPaint);
    // This count includes scripts and preloaded later pages.
    expect.soft(visit.allRequests).toBeLessThanOrEqual(16);
    expect.soft(visit.allKilobytes).toBeLessThanOrEqual(all);
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
    const context = await browser.newContext({ baseURL, viewport: { width, height }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = 'element' in entry ? entry.element : null;
          document.documentElement.dataset['largest'] = element instanceof Element ? element.tagName : '';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    // The browser reports a paint before the second frame after it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    await expect(page.locator('html')).toHaveAttribute('data-largest', /^(P|H1)$/);
    await context.close();
  });
}

test('the assessment’s scripts contain no API path, claim or message that only other pages use', async ({ page }) => {
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
  const pagesElsewhere = [
    endpoints.adminOverview.path,
    endpoints.sendContactMessage.path,
    endpoints.exportNewsletter.path,
    claims.contact.location,
    unverifiedClaims.landing.users,
    ERROR_MESSAGES.common_password,
  ];
  expect(pagesElsewhere.filter((text) => code.includes(text))).toEqual([]);
});

test('the steps after the details form need no further script, style or font', async ({ page }) => {
  // Wait until the page has preloaded the scripts of the later steps.
  await page.goto('/assessment');
  await page.waitForResponse(/report-success-page/);
  await page.waitForLoadState('networkidle');
  await page.route(/\.(js|css|woff2)$/, (route) => route.abort());

  const visitor = { email: 'joan.load@example.org', firstName: 'Joan', lastName: 'Clarke' };
  await fillDetails(page, visitor);
  await answerStatements(page);
  await goToCheckout(page);
  await payWithCard(page, TEST_CARDS.good);
  await waitForReport(page);
});

test('a bought report unfolds once; later, its opening is shown without scripts, which take it over unchanged', async ({
  page,
}) => {
  const pageErrors: string[] = [];
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  await takeAssessment(page, { email: createFreshEmail('opening'), firstName: 'Joan', lastName: 'Clarke' });
  await goToCheckout(page);
  await payWithCard(page, TEST_CARDS.good);
  const path = await waitForReport(page);

  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: /View Your Report/ }).click();
  const newReport = await tab;
  await newReport.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(newReport.getByRole('heading', { name: 'Your report in full' })).toBeVisible();
  await newReport.reload();
  await expect(newReport.getByRole('heading', { name: 'Your report in full' })).toBeVisible();
  await expect(newReport.getByRole('button', { name: 'Skip', exact: true })).toBeHidden();

  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Joan');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.unroute(/\.js$/);
  await page.goto(path);
  await expect(heading).toContainText('Joan');
  const shownHeading = await heading.elementHandle();
  await expect(page.getByRole('heading', { name: 'Your report in full' })).toBeVisible();
  expect(await shownHeading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('nothing moves on the dashboard while its replies come one after another', async ({ page }) => {
  const person = { email: createFreshEmail('late'), firstName: 'Joan', lastName: 'Clarke' };
  const account = await page.request.post(endpoints.register.path, {
    data: { ...person, password: 'correct horse battery staple' },
  });
  expect(account.ok()).toBe(true);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) Object.assign(window, { shift: Reflect.get(window, 'shift') + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The reply that says whether there is a report comes last.
  const LATE_MS = 1_500;
  await page.route(`**${endpoints.assessments.path}`, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pages.dashboard);
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate((): unknown => Reflect.get(window, 'shift'));
    // Links of the header move by a pixel when the font arrives.
    expect.soft(shift, `at ${width} px`).toBeLessThan(0.01);
  }
});
