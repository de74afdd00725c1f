// `npm run screenshots -w e2e` takes screenshots of every email on a phone and on a desktop, in
// light, dark and inverted colours.
import { test } from '@playwright/test';
import path from 'node:path';
import { loadSampleMails } from '../sample-mails';

const SCREENSHOTS_FOLDER = path.resolve(import.meta.dirname, '../../screenshots');

/** Imitates email apps that ignore an email's dark colours and invert its light ones. */
const INVERTED_STYLE = 'html { filter: invert(1) hue-rotate(180deg); background: #fff }';

test('takes screenshots of every email in light, dark and inverted colours', async ({ page }) => {
  for (const { name, html } of loadSampleMails()) {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 640 });
      await page.setContent(html);
      const file = `mail-${name.replace(':', '-')}.${String(width).padStart(4, '0')}`;
      for (const look of ['light', 'dark', 'inverted'] as const) {
        await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
        if (look === 'inverted') await page.addStyleTag({ content: INVERTED_STYLE });
        await page.screenshot({
          path: path.join(SCREENSHOTS_FOLDER, `${file}.${look}.png`),
          fullPage: true,
        });
      }
    }
  }
});
