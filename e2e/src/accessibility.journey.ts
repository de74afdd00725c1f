import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { SCREENS } from './screens/all-screens';
import { test } from './screens/test-fixture';
import { sidewaysScroll, smallTargets } from './screens/targets';

/** WCAG 2.2, level AA, including the earlier versions. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns axe's violations, one line per element. */
async function findViolations(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode runs in the page itself, which suffices without cross-origin frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Checks all rules in the first theme and the colour rules in the second, which stays set. */
async function expectNoViolations(
  page: Page,
  themes: readonly ['light' | 'dark', 'light' | 'dark'],
) {
  await page.emulateMedia({ colorScheme: themes[0] });
  expect(await findViolations(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
  await page.emulateMedia({ colorScheme: themes[1] });
  expect(await findViolations(new AxeBuilder({ page }).withRules(COLOUR_RULES))).toEqual([]);
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
