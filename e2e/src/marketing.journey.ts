import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { findAccessibilityViolations, COLOUR_RULES } from './screens/accessibility-violations';
import { measureSidewaysScroll } from './screens/targets';

/** The few library pages that every build prerenders. The tests in tools/prerender check all library pages. */
const PRERENDERED_LIBRARY_PATHS = [
  'no-degree',
  'trends',
  'fields/health',
  'subjects/psychology',
  'actor',
  'registered-nurse-adult',
].map((part) => `/careers/${part}`);

/**
 * Returns the paths in the sitemap, except the assessment, which needs scripts, and except the library pages that only
 * some builds prerender.
 */
async function fetchSitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(14);
  return paths.filter(
    (path) => path !== '/assessment' && (!path.startsWith('/careers/') || PRERENDERED_LIBRARY_PATHS.includes(path)),
  );
}

/** Selects elements that have no text without scripts: select fields, and figures that are fetched. */
const SCRIPT_ONLY_SELECTOR = 'select, [role="combobox"], [aria-labelledby="what-do-readers-say"] dl';

/** Returns the text of a page's main part, including collapsed answers. */
const readText = (page: Page): Promise<string> =>
  page.evaluate((needsScripts) => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof HTMLElement)) return '';
    const leftElements = main.querySelectorAll(`script, noscript, ${needsScripts}`);
    for (const silent of leftElements) silent.remove();
    return main.textContent.replace(/\s+/g, ' ');
  }, SCRIPT_ONLY_SELECTOR);

/** Returns the text like {@link readText}, with the rows of long lists that are rendered while the reader scrolls. */
async function readPrintedText(page: Page): Promise<string> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  return readText(page);
}

test('every page works without scripts: all its text is shown, its links work and it fits 320 px', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const plainContext = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plainPage = await plainContext.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));

  const links = new Set<string>();
  for (const path of await fetchSitemapPaths(request)) {
    await plainPage.goto(path);
    await expect(plainPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(plainPage.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible();
    for (const answer of await plainPage.locator('.ui-accordion-body').all()) {
      await expect(answer).toBeVisible();
    }
    for (const link of await plainPage.locator('a[href^="/"]').all()) {
      links.add((await link.getAttribute('href')) ?? '');
    }
    await page.goto(path);
    // With scripts the page must show the same text; `problems` records errors of hydration.
    await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const plainText = await readText(plainPage);
    await expect.poll(() => readPrintedText(page), { message: path }).toBe(plainText);
    // The width of a small phone, or of a desktop at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureSidewaysScroll(page), path).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  expect(problems).toEqual([]);

  // Controls that need a script are not shown.
  await plainPage.goto('/contact');
  await expect(plainPage.locator('form noscript a[href^="mailto:"]')).toBeVisible();
  await expect(plainPage.getByRole('button')).toHaveCount(5 /* headings of the FAQ's answers */);
  await plainPage.goto('/blog');
  await expect(plainPage.getByRole('button')).toHaveCount(0);
  await plainPage.goto('/');
  await expect(plainPage.getByRole('button')).toHaveCount(7 /* headings of the FAQ's answers */);
  await plainPage.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();
  await expect(plainPage).toHaveURL('/how-it-works');
  await plainPage.getByRole('link', { name: 'Read about the science behind matching' }).click();
  await expect(plainPage.getByRole('heading', { level: 1 })).toContainText('The science behind');
  await plainContext.close();
});

test('no blog article has an accessibility violation in light or dark', async ({ page, request }) => {
  const articles = (await fetchSitemapPaths(request)).filter((path) => path.startsWith('/blog/'));
  expect(articles).not.toEqual([]);
  for (const path of articles) {
    await page.goto(path);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await findAccessibilityViolations(page), `${path}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findAccessibilityViolations(page, { rules: COLOUR_RULES }), `${path}, dark`).toEqual([]);
  }
});

test('answering the sample statements on the landing page stores and sends nothing', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'See How It Works' });
  const preview = page.getByRole('region', { name: 'Assessment Preview' });
  // Repeats the click, because buttons work only once the scripts run.
  await expect(async () => {
    await open.click();
    await expect(preview).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(preview.getByRole('heading')).toBeFocused();
  await expect(preview).toBeInViewport();

  const readKept = () => page.evaluate(() => [document.cookie, { ...localStorage }, { ...sessionStorage }]);
  const before = await readKept();
  const sentUrls: string[] = [];
  page.on('request', (request) => {
    // GET requests for the page's own files may still be under way.
    const isFile = ['image', 'script', 'stylesheet', 'font'].includes(request.resourceType());
    if (!isFile || new URL(request.url()).search) sentUrls.push(request.url());
  });
  for (const answer of ['Agree', 'Strongly disagree', 'Disagree']) {
    await preview.getByRole('radio', { name: answer, exact: true }).check();
    await preview.getByRole('button', { name: 'Next' }).click();
  }
  await expect(preview.getByText('Question 4 of 5')).toBeVisible();
  expect(sentUrls).toEqual([]);
  expect(await readKept()).toEqual(before);
});

test('the blog’s filters wrap into lines of similar length at every width', async ({ page }) => {
  await page.goto('/blog');
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button');
    // There is one filter for each blog category, and one for all categories.
    expect(await chips.count()).toBeGreaterThan(5);
    const rows = new Map<number, number>();
    for (const chip of await chips.all()) {
      const box = await chip.boundingBox();
      if (!box) throw new Error('A filter is not shown.');
      rows.set(box.y, (rows.get(box.y) ?? 0) + box.width);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    const lengths = [...rows.values()];
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.5);
    expect(await measureSidewaysScroll(page)).toBe(0);
  }
});

test('the table of contents of an article stays in view and leads to its headings', async ({ page }) => {
  await page.goto('/blog/5-signs-wrong-career');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links.slice(0, 4)) {
    await link.click();
    const id = new URL(page.url()).hash.slice(1);
    const top = () => page.locator(`h2[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(200);
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
});

test('a form keeps text typed before the scripts run, and does not put it into the URL', async ({ page }) => {
  let releaseRequest = () => {};
  const scriptsAllowed = new Promise<void>((resolve) => (releaseRequest = resolve));
  await page.route('**/*.js', async (route) => {
    await scriptsAllowed;
    await route.continue();
  });
  const cases = [
    ['/contact', page.getByLabel('Full name'), 'Ada Lovelace'],
    ['/blog', page.getByRole('textbox', { name: 'Your email' }), 'ada@example.org'],
  ] as const;
  for (const [path, field, text] of cases) {
    await page.goto(path, { waitUntil: 'commit' });
    await field.fill(text);
    await field.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(field).toHaveValue(text);
  }
  releaseRequest();
  // The page’s inline script remembers that Enter was pressed too early, and submits the form when the other scripts
  // run.
  await expect(page.getByText('Look in your inbox')).toBeVisible();
});
