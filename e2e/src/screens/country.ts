import type { Page } from '@playwright/test';
import { press, type ScreenState, visit } from './screen';

/** Chooses a country on the dashboard, runs `meanwhile`, then saves the choice. */
export async function saveCountry(
  page: Page,
  name: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await visit(page, '/dashboard', /Welcome back, /);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name }).click();
  await meanwhile();
  await press(page, 'Update');
}

/** What a report has for a country, before it is paid for. */
export const inCountry = (name: string, country: string): ScreenState => ({
  name,
  part: 'section:not(:has(section)):has([role="combobox"])',
  open: async ({ page }) => {
    const choice = page.getByRole('combobox', { name: 'Country' });
    await choice.click();
    await page.getByRole('option', { name: country }).click();
    await choice.filter({ hasText: country }).waitFor();
  },
});
