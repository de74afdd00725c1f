import { expect, type Page } from '@playwright/test';

/** A toast's title and the text below it. */
export type Toast = readonly [title: string, text: string];

/** Expects exactly this toast. */
export async function expectToast(page: Page, [title, text]: Toast): Promise<void> {
  // One check, since the toast may close between two.
  await expect(page.locator('.ui-toast-title, .ui-toast-text')).toHaveText([title, text]);
}
