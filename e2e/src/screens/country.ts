import type { ScreenState } from './screen';

/** Creates a screen state in which a visitor chooses another country for the report before paying. */
export const createCountryState = (name: string, country: string): ScreenState => ({
  name,
  part: 'section:not(:has(section)):has([role="combobox"])',
  open: async ({ page }) => {
    const choice = page.getByRole('combobox', { name: 'Country' });
    // The previous state may have opened the field for the country already.
    if (!(await choice.isVisible())) await page.getByText('Change country, or see').click();
    await choice.click();
    await page.getByRole('option', { name: country }).click();
    await choice.filter({ hasText: country }).waitFor();
  },
});
