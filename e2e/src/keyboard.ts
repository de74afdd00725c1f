import type { Locator, Page } from '@playwright/test';

/** Presses Tab until `wanted` has the focus. Throws after `most` presses. */
export async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab did not reach ${String(wanted)}.`);
}
