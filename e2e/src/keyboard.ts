import type { Locator, Page } from '@playwright/test';

/** Presses Tab until `wanted` has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab did not reach ${String(wanted)}.`);
}
