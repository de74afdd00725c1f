import { expect, test, type Page } from '@playwright/test';
import { startDevCopy, type DevCopy } from './dev-copy';

const EMAIL = 'ada@example.com';
const PASSWORD = 'three quiet words';
const LOGIN_PAGE_FILE = 'frontend-account/src/features/account/login-page.tsx';
const HEADING_SOURCE = '<Heading level={1}>{texts.title}';
const BROKEN_HEADING_SOURCE = '<Heading level={1>{texts.title}';
const CONTROLLER_FILE = 'backend/src/public-config/public-config.controller.ts';

/** A page of the shell, then one or two of every remote, each with its heading. The last one is the careers library. */
const PAGES = [
  ['/no-such-page', /404/],
  ['/', /./],
  ['/about', /./],
  ['/login', /./],
  ['/assessment', /./],
  ['/careers', /career/i],
] as const;

/** Opens the login page, types into its form, and marks the document to detect a reload. */
async function openLogin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isStateKept = async (page: Page): Promise<boolean> =>
  (await page.evaluate(() => 'sameDocument' in window)) &&
  (await page.getByRole('textbox', { name: 'Email' }).inputValue()) === EMAIL;

test.describe('npm run dev', () => {
  // Serial, because all tests edit the same copy of the sources.
  test.describe.configure({ mode: 'serial' });
  let site: DevCopy;

  test.beforeAll(async () => {
    // Compiles every project for development, which takes minutes on a busy machine.
    test.setTimeout(900_000);
    site = await startDevCopy();
  });
  test.afterAll(() => site.stop());

  test('opens a page of the shell and of every remote without an error of a compiler or of the browser', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
    });
    for (const [path, heading] of PAGES) {
      await page.goto(`${site.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    }
    await page.getByRole('searchbox').fill('nurse');
    await expect(page.getByRole('link', { name: /nurse/i }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('updates the open page after an edit of a front end, a library, the backend or the API contracts', async ({
    page,
  }) => {
    expect(new URL(site.url).hostname).toBe('localhost');
    await openLogin(page, site.url);
    const title = page.getByRole('heading', { level: 1 });

    site.edit(LOGIN_PAGE_FILE, HEADING_SOURCE, `${HEADING_SOURCE} of a remote`);
    await expect(title).toContainText('of a remote');
    expect(await isStateKept(page)).toBe(true);

    site.edit('libs/ui/src/typography.tsx', '{children}\n', '{children} of the kit\n');
    await expect(title).toContainText('of the kit');
    expect(await isStateKept(page)).toBe(true);

    site.edit(CONTROLLER_FILE, '{ demoAdmin } :', "{ demoAdmin: { ...demoAdmin, email: 'edited@bearings.test' } } :");
    await expect(page.getByText('edited@bearings.test')).toBeVisible();
    expect(await isStateKept(page)).toBe(true);

    // Everything depends on the domain, so this edit reloads the page.
    site.edit('libs/domain/src/brand.ts', "name: 'Bearings'", "name: 'Edited'");
    await expect(page).toHaveTitle(/Edited/);
  });

  test('shows a compile error of a front end until the source is corrected', async ({ page }) => {
    await openLogin(page, site.url);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    const title = page.getByRole('heading', { level: 1 });

    site.edit(LOGIN_PAGE_FILE, HEADING_SOURCE, BROKEN_HEADING_SOURCE);
    await expect(overlay.getByText('login-page.tsx').first()).toBeVisible();
    site.edit(LOGIN_PAGE_FILE, BROKEN_HEADING_SOURCE, `${HEADING_SOURCE}, corrected,`);
    await expect(title).toContainText('corrected, of a remote');
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    expect(await isStateKept(page)).toBe(true);
  });

  test('shows why the API cannot start, until the error is corrected', async ({ page }) => {
    await openLogin(page, site.url);
    const overlay = page.locator('#api-error');

    const restore = site.edit(CONTROLLER_FILE, 'export class', "throw new Error('Not today.');\nexport class");
    await expect(overlay).toContainText('Not today.');
    await expect(overlay).toContainText('public-config.controller.ts');
    restore();
    await expect(overlay).toHaveCount(0);
    expect((await page.request.get(`${site.url}/api/countries`)).status()).toBe(200);
    expect(await isStateKept(page)).toBe(true);
  });
});
