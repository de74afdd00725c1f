import { expect, type Page } from '@playwright/test';

/** The toast: its title, and what stands below it. */
export type Toast = readonly [title: string, text: string];

/** Compares what the toast says, to the letter. */
export async function expectToast(page: Page, [title, text]: Toast): Promise<void> {
  await expect(page.locator('.ui-toast-title')).toHaveText(title);
  await expect(page.locator('.ui-toast-text')).toHaveText(text);
}
