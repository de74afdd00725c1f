// npm run screenshots: every screen in every state, in both themes and three widths.
import type { Page } from '@playwright/test';
import path from 'node:path';
import { SCREENS } from './all-screens';
import { test } from './stage';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const WIDTHS = [1440, 768, 320];
const THEMES = ['light', 'dark'] as const;

/** What lies over a page in its window: the rest of the page would only be shown uncovered. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=listbox]';

/** Pictures further down are loaded by scrolling, which nobody does here; each theme has its own. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });

for (const screen of SCREENS) {
  for (const width of WIDTHS) {
    test(`${screen.name} at ${width}`, async ({ show }) => {
      const { page } = await show(screen, { width });
      await page.setViewportSize({ width, height: 900 });
      const fullPage = (await page.locator(OVER_THE_PAGE).count()) === 0;
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await loadPictures(page);
        const file = path.join(FOLDER, `${screen.name}.${width}.${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage, animations: 'disabled' });
      }
    });
  }
}
