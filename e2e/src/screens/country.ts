import type { Page } from '@playwright/test';
import { press, visit } from './screen';

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
