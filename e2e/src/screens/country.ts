import type { ScreenState } from './screen';

/** Creates a state that shows the facts of a report in a country, before payment. */
export const inCountry = (name: string, country: string): ScreenState => ({
  name,
  part: 'section:not(:has(section)):has([role="combobox"])',
  open: async ({ page }) => {
    const choice = page.getByRole('combobox', { name: 'Country' });
    // The country field may be open already from the previous state.
    if (!(await choice.isVisible())) await page.getByText('Change country, or see').click();
    await choice.click();
    await page.getByRole('option', { name: country }).click();
    await choice.filter({ hasText: country }).waitFor();
  },
});
