import { expect, type Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { findScreen } from './screens/all-screens';
import { keepCountry } from './screens/account-screens';
import { pauseTimers } from './screens/paused-timers';
import type { Screen } from './screens/screen';
import { test } from './screens/test-fixture';

/** Selects what a toast must never cover: headings, controls, messages, and texts with a price (marked below). */
const KEEP_CLEAR_SELECTOR =
  'h1, h2, h3, button, a.ui-button, input, select, textarea, [role="combobox"], .ui-alert, .ui-field-error, [data-price]';

const SCREENS_WITH_TOAST = [
  'details-errors',
  'quiz-answer-required',
  'quiz-save-failed',
  'preview-completed',
  'checkout-failed',
  'login-missing',
  'login-failed',
  'dashboard-country-saved',
];

const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
] as const;

/** Returns the screen in this viewport; its toast does not close by itself. */
const withViewport = (screen: Screen, viewport: { width: number; height: number }): Screen => ({
  ...screen,
  open: async (fixture) => {
    await pauseTimers(fixture.page);
    await fixture.page.setViewportSize(viewport);
    await screen.open(fixture);
  },
});

/** Scrolls to the top, and returns the texts of the elements that must stay visible and that the toast overlaps. */
const listCoveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const card = document.querySelector('.ui-toast');
    if (!card?.checkVisibility({ visibilityProperty: true })) return ['There is no visible toast.'];
    scrollTo({ top: 0, behavior: 'instant' });
    for (const element of document.querySelectorAll('main *')) {
      const ownText = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      if (ownText.some((node) => node.textContent?.includes('£'))) element.setAttribute('data-price', '');
    }
    const toast = card.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((element) => !card.contains(element) && element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isOver = top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
        return isOver ? [element.textContent || element.outerHTML.slice(0, 80)] : [];
      });
  }, KEEP_CLEAR_SELECTOR);

for (const name of SCREENS_WITH_TOAST) {
  test(`the toast of ${name} covers no price, heading or button at any width`, async ({ showInTurn }) => {
    const { page } = await showInTurn(withViewport(findScreen(name), VIEWPORTS[0]));
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await expect(page.locator('.ui-toast')).toBeInViewport({ ratio: 1 });
      expect(await listCoveredTexts(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

test('a toast closed at the top of a page leaves everything in its place', async ({ showInTurn }) => {
  const { page } = await showInTurn(withViewport(findScreen('preview-completed'), { width: 390, height: 844 }));
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.ui-toast')).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
});

test('a toast that appears in a scrolled page moves what is visible down and covers none of it', async ({
  showInTurn,
}) => {
  const { page } = await showInTurn(withViewport(findScreen('dashboard-country-changed'), { width: 360, height: 640 }));
  await keepCountry(page);
  const button = page.getByRole('button', { name: 'Update' });
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 60));
  const card = page.locator('.ui-card', { has: page.getByRole('combobox', { name: 'Country' }) });
  const before = await card.evaluate((element) => element.getBoundingClientRect().bottom);
  await button.click();
  const toast = page.locator('.ui-toast');
  await expect(toast).toBeInViewport({ ratio: 1 });
  const { height } = (await toast.boundingBox()) ?? { height: Infinity };
  const after = await card.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(after - before).toBeGreaterThanOrEqual(height);
});

test('a toast does not cover the focused link', async ({ showInTurn }) => {
  const { page } = await showInTurn(withViewport(findScreen('login-missing'), { width: 360, height: 640 }));
  const card = page.locator('.ui-toast');
  await expect(card).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Email').focus();
  for (const name of [/Forgotten|Forgot/, /account/i]) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await tabTo(page, link);
    await expect
      .poll(() =>
        link.evaluate((element) => {
          // A link that wraps has one rectangle for each line.
          return [...element.getClientRects()].every(({ left, top, width, height }) => {
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return hit !== null && element.contains(hit);
          });
        }),
      )
      .toBe(true);
  }
});
