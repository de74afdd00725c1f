import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './screens/accessibility-violations';
import { SCREENS } from './screens/all-screens';
import { test } from './screens/test-fixture';
import { sidewaysScroll, smallTargets } from './screens/targets';

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks all rules in the first theme and the colour rules in the second, which stays set. */
async function expectNoViolations(
  page: Page,
  themes: readonly ['light' | 'dark', 'light' | 'dark'],
) {
  await page.emulateMedia({ colorScheme: themes[0] });
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: themes[1] });
  expect(await accessibilityViolations(page, COLOUR_RULES)).toEqual([]);
}

test.describe('has no WCAG 2.2 AA violation, light and dark, at 1440 and 320 px; no sideways scroll at 320 px:', () => {
  for (const screen of SCREENS.filter(({ variantOf }) => variantOf === undefined)) {
    test(screen.name, async ({ show }) => {
      const { page } = await show(screen);
      await expectNoViolations(page, ['light', 'dark']);
      // A phone, or a desktop at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 720 });
      await expectNoViolations(page, ['dark', 'light']);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});
