import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { SCREENS } from './screens/all-screens';
import { test } from './screens/stage';
import { sidewaysScroll, smallTargets } from './screens/targets';

/** WCAG 2.2, level AA, with all that it contains. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those among them that can come out otherwise in the other theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds by its rules, one line for each place. */
async function found(axe: AxeBuilder): Promise<string[]> {
  // In the page itself: no page of ours has a frame that only another page could look into.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** All of it in one theme, then what depends on colour in the other; leaves the page in that. */
async function expectNoFaults(page: Page, themes: readonly ['light' | 'dark', 'light' | 'dark']) {
  await page.emulateMedia({ colorScheme: themes[0] });
  expect(await found(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
  await page.emulateMedia({ colorScheme: themes[1] });
  expect(await found(new AxeBuilder({ page }).withRules(RULES_OF_COLOUR))).toEqual([]);
}

test.describe('WCAG 2.2 AA finds nothing, light and dark, at 1440 and at 320 px, and 320 px suffice on', () => {
  for (const screen of SCREENS) {
    test(screen.name, async ({ show }) => {
      const { page } = await show(screen);
      await expectNoFaults(page, ['light', 'dark']);
      // As on a phone, or on a desktop at 400 %.
      await page.setViewportSize({ width: 320, height: 720 });
      await expectNoFaults(page, ['dark', 'light']);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});
