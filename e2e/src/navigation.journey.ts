// Checks the first paint, and the scroll position and focus after going back and forward.
import { endpoints } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { createFreshEmail } from './funnel';
import { readJson } from './screens/fixtures';
import { waitUntilInteractive } from './screens/screen';

const ARTICLE_LINK = 'a[href="/blog/hidden-job-market"]';

const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(top / 2);
  return getScrollTop(page);
}

test('going back restores the scroll position and focus, even from a page of another front end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/blog');
  await waitUntilInteractive(page);
  const link = page.locator('main').locator(ARTICLE_LINK).first();
  await link.scrollIntoViewIfNeeded();
  const blogPosition = await scrollTo(page, (await getScrollTop(page)) + 200);
  await link.click();
  await expect(page).toHaveURL(/\/blog\/hidden-job-market$/);
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const articlePosition = await scrollTo(page, 900);
  await page.locator('footer').getByRole('link', { name: 'Assessment' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect.poll(() => getScrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/hidden-job-market$/);
  // The click on the link scrolled the page down to the footer, so the restored position may be below the position set
  // before.
  await expect.poll(() => getScrollTop(page)).toBeGreaterThanOrEqual(articlePosition);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => getScrollTop(page)).toBe(blogPosition);
  await expect(link).toBeFocused();
});

test('the scroll position is restored after a reload and after going back from another document', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/blog');
  await waitUntilInteractive(page);
  const position = await scrollTo(page, 900);
  await page.reload();
  await waitUntilInteractive(page);
  await expect.poll(() => getScrollTop(page)).toBe(position);
  await page.goto('/robots.txt');
  await page.goBack();
  await expect.poll(() => getScrollTop(page)).toBe(position);
  await page.goto('/about');
  expect(await getScrollTop(page)).toBe(0);
});

test('a visitor sees the sign-in links before any script has run', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/about');
  const header = page.locator('header');
  for (const name of ['Sign In', 'Get Started']) {
    await expect(header.getByRole('link', { name }).first()).toBeVisible();
  }
});

test('while a page loads, a signed-in user sees no sign-in links, landing page or layout shift', async ({ page }) => {
  const person = { email: createFreshEmail('home'), firstName: 'Joan', lastName: 'Clarke' };
  const data = { ...person, password: 'correct horse battery staple' };
  await readJson(page.request.post(endpoints.register.path, { data }));
  await page.addInitScript(() => {
    const seenPaths: string[] = [];
    let shift = 0;
    Object.assign(window, { seen: () => ({ seen: seenPaths, shift }) });
    const recordPath = () => {
      const links = [...document.querySelectorAll('header a')];
      for (const link of links) {
        if (link.checkVisibility({ visibilityProperty: true })) seenPaths.push(link.textContent ?? '');
      }
      seenPaths.push(...[...document.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''));
      requestAnimationFrame(recordPath);
    };
    requestAnimationFrame(recordPath);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      await waitUntilInteractive(page);
      if (path === '/') await expect(page.getByRole('heading', { name: 'Hello, Joan' })).toBeVisible();
      if (width > 1_000) await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
      // Wait for fonts and files that could still shift the layout.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { seen, shift } = await page.evaluate(() => {
        const seenValue: unknown = Reflect.get(window, 'seen');
        return typeof seenValue === 'function' ? seenValue() : undefined;
      });
      expect.soft(new Set(seen), `${path} at ${width}`).not.toContain('Sign In');
      expect.soft([...new Set<string>(seen)].join('; ')).not.toMatch(/Get Started/);
      if (path === '/') {
        const headings = [...new Set<string>(seen)].filter((text) => /career/i.test(text));
        expect.soft(headings).toEqual([]);
      }
      expect.soft(shift, `${path} at ${width}`).toBe(0);
    }
  }
});
