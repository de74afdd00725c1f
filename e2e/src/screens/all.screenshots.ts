// npm run screenshots: every screen in every state, in both themes and three widths.
import path from 'node:path';
import { SCREENS } from './all-screens';
import { test } from './stage';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const WIDTHS = [1440, 768, 320];
const THEMES = ['light', 'dark'] as const;

for (const screen of SCREENS) {
  test(screen.name, async ({ show }) => {
    const { page } = await show(screen);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        const file = path.join(FOLDER, `${screen.name}.${width}.${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
      }
    }
  });
}
