import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { sidewaysScroll } from './screens/targets';

/** Paths of all pages that the sitemap lists, but for the assessment, which needs scripts. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(14);
  return paths.filter((path) => path !== '/assessment');
}

/** What a page says; closed answers too, which only wait to be opened. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof HTMLElement)) return '';
    for (const silent of main.querySelectorAll('script, noscript, select')) silent.remove();
    return main.textContent.replace(/\s+/g, ' ');
  });

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  return context.newPage();
}

test('reads whole without scripts, and its links work', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const plain = await withoutScripts(browser, baseURL);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));

  const links = new Set<string>();
  for (const path of await listedPages(request)) {
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(plain.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible();
    for (const answer of await plain.locator('.ui-accordion-body').all()) {
      await expect(answer).toBeVisible();
    }
    for (const link of await plain.locator('a[href^="/"]').all()) {
      links.add((await link.getAttribute('href')) ?? '');
    }
    await page.goto(path);
    // Now that its scripts run, the page says the same words, and none of them had to be drawn anew.
    await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await words(plain), path).toBe(await words(page));
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  expect(problems).toEqual([]);

  // What only a script could do is not offered.
  await plain.goto('/contact');
  await expect(plain.locator('form noscript a[href^="mailto:"]')).toBeVisible();
  await expect(plain.getByRole('button')).toHaveCount(5 /* the answers' headings */);
  await plain.goto('/blog');
  await expect(plain.getByRole('button')).toHaveCount(0);
  await plain.goto('/');
  await expect(plain.getByRole('button')).toHaveCount(7 /* the answers' headings */);
  await plain.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();
  await expect(plain).toHaveURL('/how-it-works');
  await plain.getByRole('link', { name: 'Read about the science behind matching' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toContainText('The science behind');
  await plain.context().close();
});

test('every page fits 320 px, as on a desktop at 400 %', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of await listedPages(request)) {
    await page.goto(path);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

test('every article is free of what axe can find, light and dark', async ({ page, request }) => {
  const articles = (await listedPages(request)).filter((path) => path.startsWith('/blog/'));
  expect(articles).toHaveLength(7);
  for (const path of articles) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        // In the page itself: it has no frame, and a second page for each look costs half the time.
        .setLegacyMode()
        .analyze();
      expect(
        violations.map(({ id }) => id),
        `${path}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
});

test('the preview on the landing page stores nothing and sends nothing', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'See How It Works' });
  const preview = page.getByRole('region', { name: 'Assessment Preview' });
  // Until its scripts run the page is only read.
  await expect(async () => {
    await open.click();
    await expect(preview).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(preview.getByRole('heading')).toBeFocused();
  await expect(preview).toBeInViewport();

  const kept = () =>
    page.evaluate(() => [document.cookie, { ...localStorage }, { ...sessionStorage }]);
  const before = await kept();
  const sent: string[] = [];
  page.on('request', (request) => {
    // Parts of the page itself may still be on their way: files, asked for by their name alone.
    const isFile = ['image', 'script', 'stylesheet', 'font'].includes(request.resourceType());
    if (!isFile || new URL(request.url()).search) sent.push(request.url());
  });
  for (const answer of ['Agree', 'Strongly disagree', 'Disagree']) {
    await preview.getByRole('radio', { name: answer, exact: true }).check();
    await preview.getByRole('button', { name: 'Next' }).click();
  }
  await expect(preview.getByText('Question 4 of 36')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await kept()).toEqual(before);

  await page.reload();
  await expect(preview).toHaveCount(0);
});

test('on a phone no picture below the fold is fetched before the page has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const early: string[] = [];
  const note = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() === 'image' && !request.url().includes('favicon'))
      early.push(request.url());
  };
  page.on('request', note);
  await page.goto('/', { waitUntil: 'load' });
  page.off('request', note);
  expect(early).toEqual([]);

  const picture = page.getByRole('img', { name: /^Twelve categories/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('what machines read is served as what it is', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', /xml/],
    ['/blog/rss.xml', /xml/],
    ['/robots.txt', /^text\/plain/],
  ] as const) {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toMatch(type);
    expect(await reply.text()).not.toContain('origin.invalid');
  }
});

test('an unknown article leads to the default one at its own address', async ({ page }) => {
  await page.goto('/blog/no-such-article');
  await expect(page).toHaveURL('/blog/science-behind-personality-career-matching');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/blog\/science-behind-personality-career-matching$/,
  );
});
