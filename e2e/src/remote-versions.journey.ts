import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type BrowserContext } from '@playwright/test';
import { waitUntilInteractive } from './screens/screen';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const home = mkdtempSync(join(tmpdir(), 'bearings-remote-'));
test.afterAll(() => rmSync(home, { recursive: true, force: true }));
const site = join(home, 'site');
const remotesFile = () => readFileSync(join(site, 'remotes.json'), 'utf8');

/** Runs one of our commands on the copy of the site. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, SITE_DIR: site },
  });

/** Adds a version of the account remote with another text on the sign-in page. */
async function publishLater(): Promise<{ now: string; later: string }> {
  const listed = await run('tools/commands/remote.mjs', 'account');
  const now = listed.stdout.split(' ')[0] ?? '';
  const later = `${now}-later`;
  const folder = join(site, 'remotes/account', later);
  cpSync(join(site, 'remotes/account', now), folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('Welcome back', 'Welcome again'));
  }
  return { now, later };
}

/** Serves the copy of the site in place of the running one's files; calls go to its API. */
async function serveCopy(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => !/^\/(api|sandbox)\//.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const isFile = extname(pathname) !== '';
      const page = join(site, 'pages', pathname, 'index.html');
      const file = isFile
        ? join(site, pathname)
        : existsSync(page)
          ? page
          : join(site, 'index.html');
      if (!existsSync(file)) return route.fulfill({ status: 404, body: 'Not found' });
      return route.fulfill({
        body: readFileSync(file),
        contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      });
    },
  );
}

/** Returns how long after the command's start browsers were sent to the version, in milliseconds. */
async function switchTo(version: string): Promise<number> {
  const started = Date.now();
  const command = run('tools/commands/remote.mjs', 'account', '--use', version);
  while (!remotesFile().includes(`/${version}/`)) {
    await new Promise((resume) => setTimeout(resume, 5));
    if (Date.now() - started > 60_000) break;
  }
  const ms = Date.now() - started;
  await command;
  return ms;
}

test('a remote is switched to a version and back while the site is used: no error, no reload', async ({
  page,
  context,
}) => {
  // A journey that starts a site of its own publishes pages meanwhile, so a file may go before it is copied.
  await expect(() => cpSync(join(ROOT, 'dist/site'), site, { recursive: true })).toPass();
  const { now, later } = await publishLater();
  await serveCopy(context);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });

  await page.goto('/about');
  await waitUntilInteractive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const banner = page.getByRole('banner');
  const walk = { over: false, steps: 0 };
  const walking = (async () => {
    for (; !walk.over || walk.steps < 6; walk.steps += 1) {
      await banner.getByRole('link', { name: 'Assessment' }).click();
      await expect(page.getByLabel('First name')).toBeVisible();
      await banner.getByRole('link', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await banner.getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  })();

  const there = await switchTo(later);
  const visitor = await context.newPage();
  await visitor.goto('/login');
  await expect(visitor.getByText('Welcome again.')).toBeVisible();
  const back = await switchTo(now);
  await visitor.goto('/login');
  await expect(visitor.getByText('Welcome back.')).toBeVisible();
  walk.over = true;
  await walking;

  const description = `${there} ms, and ${back} ms back`;
  test.info().annotations.push({ type: 'switched in', description });
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
