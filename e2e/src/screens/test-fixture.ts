import { test as base, type BrowserContextOptions } from '@playwright/test';
import { createPeople, type People } from './fixtures';
import type { Screen, ScreenFixture } from './screen';

interface Fixtures {
  /** Opens a screen in a new browser context. */
  show: (screen: Screen, options?: ShowOptions) => Promise<ScreenFixture>;
}

type ShowOptions = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>;

/** Playwright's `test` with `people`, created once per worker, and `show`, which opens a screen. */
export const test = base.extend<Fixtures, { people: People }>({
  people: [
    async ({ browser }, use) => {
      const baseURL = process.env['SITE_URL'];
      if (!baseURL) throw new Error('SITE_URL is missing: no site was started.');
      await use(await createPeople(browser, baseURL));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  show: async ({ browser, people, baseURL }, use) => {
    const shown: ScreenFixture[] = [];
    await use(async (screen, options) => {
      const context = await browser.newContext({
        baseURL,
        colorScheme: 'light',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
        ...options,
        storageState: people.identities[screen.as ?? 'visitor'],
      });
      const fixture = { page: await context.newPage(), people };
      shown.push(fixture);
      await screen.open(fixture);
      return fixture;
    });
    await Promise.all(shown.map(({ page }) => page.context().close()));
  },
});
