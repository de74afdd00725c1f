import type { ScreenState } from './screen';

/** The facts of a report in a country, before payment. */
export const inCountry = (name: string, country: string): ScreenState => ({
  name,
  part: 'section:not(:has(section)):has([role="combobox"])',
  open: async ({ page }) => {
    const choice = page.getByRole('combobox', { name: 'Country' });
    // In a further state it is already open.
    if (!(await choice.isVisible())) await page.getByText('Change country, or see').click();
    await choice.click();
    await page.getByRole('option', { name: country }).click();
    await choice.filter({ hasText: country }).waitFor();
  },
});
