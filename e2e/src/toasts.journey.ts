import { expect, type Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { findScreen } from './screens/all-screens';
import { pauseTimers } from './screens/paused-timers';
import type { Screen } from './screens/screen';
import { test } from './screens/test-fixture';

/** Selects messages and submit buttons, which a toast must not cover. */
const KEEP_CLEAR_SELECTOR =
  '.ui-alert[role="alert"], .ui-alert[data-tone="danger"], .ui-field-error, button[type="submit"]';

/** Screens that show a toast, each with the elements that the toast must not cover. */
const SCREENS_WITH_TOAST: [name: string, kept: string][] = [
  ['quiz-answer-required', KEEP_CLEAR_SELECTOR],
  ['quiz-save-failed', KEEP_CLEAR_SELECTOR],
  ['checkout-failed', KEEP_CLEAR_SELECTOR],
  ['login-missing', `${KEEP_CLEAR_SELECTOR}, .ui-field:has(input)`],
  ['login-failed', `${KEEP_CLEAR_SELECTOR}, .ui-field:has(input)`],
];

/** Returns the screen in this viewport; its toast does not close by itself. */
const withViewport = (screen: Screen, viewport: { width: number; height: number }): Screen => ({
  ...screen,
  open: async (fixture) => {
    await pauseTimers(fixture.page);
    await fixture.page.setViewportSize(viewport);
    await screen.open(fixture);
  },
});

/** Returns the texts of those elements that the selector `kept` matches and the toast overlaps. */
const listCoveredTexts = (page: Page, kept = KEEP_CLEAR_SELECTOR): Promise<string[]> =>
  page.evaluate((selector) => {
    const card = document.querySelector('.ui-toast');
    if (!card) return ['There is no toast.'];
    // If the window has no room for the toast, the toast is announced to screen readers but not shown.
    if (!card.checkVisibility({ visibilityProperty: true })) return [];
    const toast = card.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isCovered = top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
      return isCovered && bottom > top ? (element.textContent ?? '') : [];
    });
  }, kept);

async function expectNothingCovered(page: Page, kept = KEEP_CLEAR_SELECTOR): Promise<void> {
  await expect(page.locator('.ui-toast')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => listCoveredTexts(page, kept)).toEqual([]);
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  for (const [name, kept] of SCREENS_WITH_TOAST) {
    test(`the toast of ${name} covers nothing that must stay visible at ${viewport.width} px`, async ({
      showInTurn,
    }) => {
      const { page } = await showInTurn(withViewport(findScreen(name), viewport));
      await expectNothingCovered(page, kept);
    });
  }

  test(`the toast covers no field error after the form was scrolled, at ${viewport.width} px`, async ({
    showInTurn,
  }) => {
    const { page } = await showInTurn(withViewport(findScreen('details-errors'), viewport));
    await expectNothingCovered(page);
    for (const element of [page.locator('button[type="submit"]'), ...(await page.locator('.ui-field-error').all())]) {
      for (const block of ['start', 'end'] as const) {
        await element.evaluate((part, edge) => part.scrollIntoView({ block: edge, behavior: 'instant' }), block);
        await expect.poll(() => listCoveredTexts(page)).toEqual([]);
      }
    }
  });
}

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
