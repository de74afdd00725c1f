import { expect, type Page, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findAccessibilityViolations, COLOUR_RULES } from './screens/accessibility-violations';
import { measureSidewaysScroll, findSmallTargets } from './screens/targets';

const PRINT_MAILS_PROGRAM = resolve(import.meta.dirname, '../../backend/dist-scripts/scripts/print-mails.js');

/** Returns every email that the site sends, with made-up values. Needs a built backend. */
const loadSampleMails = (): { name: string; html: string }[] =>
  JSON.parse(execFileSync(process.execPath, [PRINT_MAILS_PROGRAM], { encoding: 'utf8' }));

const EMAIL_WIDTH_PX = 560;

test('every email fits 360 and 600 px and has no accessibility violation, in light and dark', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', ({ url }) => void requests.push(url()));
  for (const { name, html } of loadSampleMails()) {
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.setContent(html);
      const lightBackground = await readBackground(page);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureSidewaysScroll(page)).toBe(0);
      expect(await findSmallTargets(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 600, height: 800 });
      expect(await readBackground(page)).not.toBe(lightBackground);
      expect(await findAccessibilityViolations(page, { rules: COLOUR_RULES })).toEqual([]);
      expect(await measureSidewaysScroll(page)).toBe(0);
      const { width } = (await page.locator('.m-sheet').boundingBox()) ?? { width: 0 };
      expect(width).toBe(EMAIL_WIDTH_PX);
    });
  }
  expect(requests).toEqual([]);
});

const readBackground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
