// Checks that no screen crashes while the browser translates the page.
import { expect, type Page } from '@playwright/test';
import { ALL_SCREENS } from './screens/all-screens';
import { listNames } from './screens/screen';
import { createSharedPage } from './screens/shared-page';
import { test as base } from './screens/test-fixture';
import { translatePages } from './translated-page';

interface TranslatedPage {
  page: Page;
  /** Errors that React has thrown since the last reset. */
  thrown: string[];
}

const test = base.extend<object, { translated: TranslatedPage & { reset: SharedReset } }>({
  translated: [
    async ({ browser }, use) => {
      const sharedPage = await createSharedPage(browser, {
        baseURL: process.env['SITE_URL'] ?? '',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      const page = await sharedPage.reset(undefined);
      const thrownErrors: string[] = [];
      page.on('pageerror', ({ message }) => thrownErrors.push(message));
      await translatePages(page.context());
      await use({ page, thrown: thrownErrors, reset: sharedPage.reset });
      await sharedPage.close();
    },
    { scope: 'worker' },
  ],
});

type SharedReset = Awaited<ReturnType<typeof createSharedPage>>['reset'];

test.describe('while the browser translates the page, no error is thrown by', () => {
  for (const screen of ALL_SCREENS) {
    test(listNames(screen), async ({ translated: { thrown, reset }, people }) => {
      thrown.length = 0;
      const page = await reset(people.identities[screen.as ?? 'visitor']);
      await screen.open({ page, people });
      for (const state of screen.further ?? []) await state.open({ page, people });
      await expect(page.getByText('This page has stopped working')).toHaveCount(0);
      expect(thrown).toEqual([]);
    });
  }
});
