import { expect, type Page } from '@playwright/test';
import { accessibilityViolations, COLOUR_RULES } from './screens/accessibility-violations';
import { SCREENS } from './screens/all-screens';
import { namesOf, type ScreenState } from './screens/screen';
import { test } from './screens/test-fixture';
import { sidewaysScroll, smallTargets } from './screens/targets';

const WIDE = { width: 1440, height: 900 };
/** A phone, or a desktop at 400 % zoom. */
const NARROW = { width: 320, height: 720 };

/** Checks all rules in the first theme and the colour rules in the second, which stays set. */
async function expectNoViolations(
  page: Page,
  themes: readonly ['light' | 'dark', 'light' | 'dark'],
  part: string | undefined,
) {
  await page.emulateMedia({ colorScheme: themes[0] });
  expect(await accessibilityViolations(page, { part })).toEqual([]);
  await page.emulateMedia({ colorScheme: themes[1] });
  expect(await accessibilityViolations(page, { part, rules: COLOUR_RULES })).toEqual([]);
}

/** Checks a state that is shown at 1440 px, and leaves it at 320 px. */
async function expectAccessible(page: Page, { part }: ScreenState): Promise<void> {
  await expectNoViolations(page, ['light', 'dark'], part);
  await page.setViewportSize(NARROW);
  await expectNoViolations(page, ['dark', 'light'], part);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page, part)).toEqual([]);
}

test.describe('has no WCAG 2.2 AA violation, light and dark, at 1440 and 320 px; no sideways scroll at 320 px:', () => {
  for (const screen of SCREENS.filter(({ variantOf }) => variantOf === undefined)) {
    test(namesOf(screen), async ({ showInTurn }) => {
      const fixture = await showInTurn(screen);
      await expectAccessible(fixture.page, screen);
      for (const state of screen.further ?? []) {
        await test.step(state.name, async () => {
          await fixture.page.setViewportSize(WIDE);
          await state.open(fixture);
          await expectAccessible(fixture.page, state);
        });
      }
    });
  }
});
