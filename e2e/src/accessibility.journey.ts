import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { SCREENS } from './screens/all-screens';
import { test } from './screens/stage';
import { sidewaysScroll, smallTargets } from './screens/targets';

/** WCAG 2.2, level AA, with all that it contains. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line for each place. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    // In the page itself: no page of ours has a frame that only another page could look into.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

test.describe('WCAG 2.2 AA finds nothing, light and dark, and 320 px suffice on', () => {
  for (const screen of SCREENS) {
    test(screen.name, async ({ show }) => {
      const { page } = await show(screen);
      expect(await faultsOf(page)).toEqual([]);
      // As on a phone, or on a desktop at 400 %.
      await page.setViewportSize({ width: 320, height: 720 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOf(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});
