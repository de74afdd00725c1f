import { test as base } from '@playwright/test';
import { assemble, type Cast } from './cast';
import type { Screen, Stage } from './screen';

interface Fixtures {
  /** Opens a screen in a browser of its own. */
  show: (screen: Screen, options?: ShowOptions) => Promise<Stage>;
}

interface ShowOptions {
  colorScheme?: 'light' | 'dark';
  width?: number;
}

/** Tests that look at screens: the people are made once, each screen gets a browser of its own. */
export const test = base.extend<Fixtures, { cast: Cast }>({
  cast: [
    async ({ browser }, use) => {
      const baseURL = process.env['SITE_URL'];
      if (!baseURL) throw new Error('SITE_URL is missing: no site was started.');
      await use(await assemble(browser, baseURL));
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  show: async ({ browser, cast, baseURL }, use) => {
    const shown: Stage[] = [];
    await use(async (screen, { colorScheme = 'light', width = 1440 } = {}) => {
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
        storageState: cast.identities[screen.as ?? 'visitor'],
      });
      const stage = { page: await context.newPage(), cast };
      shown.push(stage);
      await screen.open(stage);
      return stage;
    });
    await Promise.all(shown.map(({ page }) => page.context().close()));
  },
});
