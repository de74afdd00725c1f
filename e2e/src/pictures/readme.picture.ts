import { pages } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import path from 'node:path';

const PICTURES_FOLDER = path.resolve(import.meta.dirname, '../../../docs/pictures');

test.use({ viewport: { width: 1280, height: 750 }, deviceScaleFactor: 1, colorScheme: 'light' });

test('takes the pictures of README.md: the landing page and the sample report', async ({ page }) => {
  for (const [name, address] of [
    ['landing', pages.home],
    ['report', pages.sampleReport],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(PICTURES_FOLDER, `${name}.png`) });
  }
});
