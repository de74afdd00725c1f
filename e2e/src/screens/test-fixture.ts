import { test as base, type BrowserContextOptions } from '@playwright/test';
import { createPeople, type People } from './fixtures';
import type { Screen, ScreenFixture } from './screen';
import { createSharedPage, type SharedPage } from './shared-page';

interface TestFixtures {
  /** Opens a screen in a new browser context. */
  show: (screen: Screen, options?: ShowOptions) => Promise<ScreenFixture>;
  /** Opens a screen in the worker's shared page. Tests must not add listeners, which would affect later tests. */
  showInTurn: (screen: Screen) => Promise<ScreenFixture>;
}

interface WorkerFixtures {
  people: People;
  sharedPage: SharedPage;
}

type ShowOptions = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>;

const MEDIA_OPTIONS = {
  colorScheme: 'light',
  locale: 'en-GB',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
} as const;

function readSiteUrl(): string {
  const url = process.env['SITE_URL'];
  if (!url) throw new Error('SITE_URL is missing: no site was started.');
  return url;
}

/** Playwright’s `test`, extended with the fixtures `people`, `show` and `showInTurn`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  people: [
    async ({ browser }, use) => use(await createPeople(browser, readSiteUrl())),
    { scope: 'worker', timeout: 300_000 },
  ],
  sharedPage: [
    async ({ browser }, use) => {
      const sharedPage = await createSharedPage(browser, { ...MEDIA_OPTIONS, baseURL: readSiteUrl() });
      await use(sharedPage);
      await sharedPage.close();
    },
    { scope: 'worker' },
  ],
  showInTurn: ({ people, sharedPage }, use) =>
    use(async (screen) => {
      const page = await sharedPage.reset(people.identities[screen.as ?? 'visitor']);
      await screen.open({ page, people });
      return { page, people };
    }),
  show: async ({ browser, people, baseURL }, use) => {
    const shownFixtures: ScreenFixture[] = [];
    await use(async (screen, options) => {
      const context = await browser.newContext({
        baseURL,
        ...MEDIA_OPTIONS,
        ...options,
        storageState: people.identities[screen.as ?? 'visitor'],
      });
      const fixture = { page: await context.newPage(), people };
      shownFixtures.push(fixture);
      await screen.open(fixture);
      return fixture;
    });
    await Promise.all(shownFixtures.map(({ page }) => page.context().close()));
  },
});
