// Checks that no screen crashes while the browser translates the page.
import { expect, type BrowserContext } from '@playwright/test';
import { createFreshEmail, goToCheckout, payWithCard, takeAssessment, TEST_CARDS, waitForReport } from './funnel';
import { ALL_SCREENS } from './screens/all-screens';
import { formatScreenNames } from './screens/screen';
import { createSharedPage, type SharedPage } from './screens/shared-page';
import { test as base } from './screens/test-fixture';

/**
 * Imitates a browser’s translation: moves every text of each page into two new elements, first when the page loads and
 * again after each change. The words stay the same, so that a journey finds them.
 */
async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untranslatedSelector = 'script, style, noscript, title, textarea, font font';
    const translateText = () => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (text.data === '' || !parent?.closest('body') || parent.closest(untranslatedSelector)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('DOMContentLoaded', translateText);
    new MutationObserver(translateText).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

interface TranslatedPage {
  reset: SharedPage['reset'];
  /** Errors that React has thrown since the last reset. */
  thrown: string[];
}

const test = base.extend<object, { translated: TranslatedPage }>({
  translated: [
    async ({ browser }, use) => {
      const { reset, close } = await createSharedPage(browser, {
        baseURL: process.env['SITE_URL'] ?? '',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      const page = await reset(undefined);
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await translatePages(page.context());
      await use({ reset, thrown });
      await close();
    },
    { scope: 'worker' },
  ],
});

test.describe('while the browser translates the page, no error is thrown by', () => {
  for (const screen of ALL_SCREENS) {
    // React fails where it changes a text that was translated, so screens with several states find most errors.
    const tag = screen.further ? [] : ['@nightly'];
    test(formatScreenNames(screen), { tag }, async ({ translated: { thrown, reset }, people }) => {
      thrown.length = 0;
      const page = await reset(people.identities[screen.as ?? 'visitor']);
      await screen.open({ page, people });
      for (const state of screen.further ?? []) await state.open({ page, people });
      await expect(page.getByText('This page has stopped working')).toHaveCount(0);
      expect(thrown).toEqual([]);
    });
  }
});

test('on translated pages, a visitor answers, pays and reads, while labels of buttons change', async ({
  page,
  context,
}) => {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(error.error().message));
  await translatePages(context);
  await takeAssessment(page, { email: createFreshEmail('translated'), firstName: 'Ada', lastName: 'Lovelace' });
  await goToCheckout(page);
  await payWithCard(page, TEST_CARDS.declined);
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await payWithCard(page, TEST_CARDS.good);
  await page.goto(await waitForReport(page));
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByRole('button', { name: 'Close all' })).toBeVisible();
  expect(thrown).toEqual([]);
});
