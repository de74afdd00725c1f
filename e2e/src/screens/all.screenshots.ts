// `npm run screenshots -w e2e` takes screenshots of every screen on a phone, a tablet and a
// desktop, in light, dark and forced colours.
import type { Page } from '@playwright/test';
import path from 'node:path';
import { ALL_SCREENS } from './all-screens';
import { formatScreenNames } from './screen';
import { test } from './test-fixture';

const SCREENSHOTS_FOLDER = path.resolve(import.meta.dirname, '../../screenshots');

const PHONE_VIEW = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const VIEWPORTS = [PHONE_VIEW, { viewport: { width: 768, height: 1024 } }, { viewport: { width: 1440, height: 900 } }];

const COLOUR_SCHEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Selects overlays, which a screenshot of the full page would show in the wrong position. */
const OVERLAY_SELECTOR = '[role=dialog], [role=alertdialog], [role=listbox], .ui-toast';

/** Loads lazy pictures, which otherwise load only when the page is scrolled to them. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });

/** Takes a screenshot of the open screen in light, dark and forced colours. */
async function takePictures(page: Page, name: string, width: number): Promise<void> {
  const fullPage = (await page.locator(OVERLAY_SELECTOR).count()) === 0;
  for (const [look, media] of Object.entries(COLOUR_SCHEMES)) {
    await page.emulateMedia(media);
    await loadPictures(page);
    const file = `${name}.${String(width).padStart(4, '0')}.${look}.png`;
    await page.screenshot({
      path: path.join(SCREENSHOTS_FOLDER, file),
      fullPage,
      animations: 'disabled',
    });
  }
  await page.emulateMedia(COLOUR_SCHEMES.light);
}

for (const screen of ALL_SCREENS) {
  for (const view of VIEWPORTS) {
    const { width } = view.viewport;
    // Playwright's `-g` selects by this title, for example `-g 'checkout-declined @ 360'`.
    test(`${formatScreenNames(screen)} @ ${width}`, async ({ show }) => {
      const fixture = await show(screen, view);
      await fixture.page.setViewportSize(view.viewport);
      await takePictures(fixture.page, screen.name, width);
      for (const { name, open } of screen.further ?? []) {
        await open(fixture);
        await takePictures(fixture.page, name, width);
      }
    });
  }
}
