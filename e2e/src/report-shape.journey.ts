import { pages, pageTo } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { buyOwnReport } from './screens/fixtures';

const PHONE_VIEWPORT = { width: 360, height: 640 };
/** Maximum height of the report page, in phone screens. */
const MAX_REPORT_SCREENS = 10.25;
/** Maximum height of the report page when all its careers are expanded, in phone screens. */
const MAX_EXPANDED_REPORT_SCREENS = 37;

const waitForCareers = (page: Page): Promise<void> => page.locator('#careers h3 button').first().waitFor();

/** Functions that open a report and wait for its careers and, except in the sample report, for its plan. */
const REPORT_OPENERS: Record<string, (page: Page) => Promise<void>> = {
  'a report': async (page) => {
    await page.goto(pageTo.report(await buyOwnReport(page, 'shape')));
    await waitForCareers(page);
    await page.getByRole('region', { name: 'Your plan' }).getByRole('checkbox').first().waitFor();
  },
  'the sample report': async (page) => {
    await page.goto(pages.sampleReport);
    await waitForCareers(page);
  },
};

const countScreens = (page: Page): Promise<number> =>
  page.evaluate((height) => document.documentElement.scrollHeight / height, PHONE_VIEWPORT.height);

for (const [name, open] of Object.entries(REPORT_OPENERS)) {
  test.describe(name, () => {
    test('shows its heading and first career on a phone’s first screen, and is at most ten and a quarter screens long', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE_VIEWPORT);
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('header.ui-deep li').first()).toBeInViewport({ ratio: 0.9 });
      // Collapses the groups of the plan’s steps. At first only the first group is expanded.
      for (const group of await page.locator('#plan [aria-expanded="true"]').all()) {
        await group.click();
      }
      expect(await countScreens(page)).toBeLessThanOrEqual(MAX_REPORT_SCREENS);
      await page.getByRole('button', { name: 'Open every career' }).click();
      await expect(page.locator('#careers article')).toHaveCount(10);
      expect(await countScreens(page)).toBeLessThanOrEqual(MAX_EXPANDED_REPORT_SCREENS);
    });
  });
}
