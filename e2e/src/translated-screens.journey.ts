// Checks that no screen crashes while the browser translates the page.
import { expect, type Page } from '@playwright/test';
import { SCREENS } from './screens/all-screens';
import { namesOf } from './screens/screen';
import { createSharedPage } from './screens/shared-page';
import { test as base } from './screens/test-fixture';
import { translatePages } from './translated-page';

interface Translated {
  page: Page;
  /** Errors that React has thrown since the last reset. */
  thrown: string[];
}

const test = base.extend<object, { translated: Translated & { reset: SharedReset } }>({
  translated: [
    async ({ browser }, use) => {
      const shared = await createSharedPage(browser, {
        baseURL: process.env['SITE_URL'] ?? '',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      const page = await shared.reset(undefined);
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await translatePages(page.context());
      await use({ page, thrown, reset: shared.reset });
      await shared.close();
    },
    { scope: 'worker' },
  ],
});

type SharedReset = Awaited<ReturnType<typeof createSharedPage>>['reset'];

test.describe('while the browser translates the page, no error is thrown by', () => {
  for (const screen of SCREENS) {
    test(namesOf(screen), async ({ translated: { thrown, reset }, people }) => {
      thrown.length = 0;
      const page = await reset(people.identities[screen.as ?? 'visitor']);
      await screen.open({ page, people });
      for (const state of screen.further ?? []) await state.open({ page, people });
      await expect(page.getByText('This page has stopped working')).toHaveCount(0);
      expect(thrown).toEqual([]);
    });
  }
});
