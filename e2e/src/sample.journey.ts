// A visitor tries the sample by keyboard: its calendar, another country, and other circumstances.
import { pages } from '@bearings/contracts';
import { expect, test, type Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { tabTo } from './keyboard';

const MOST_CONTROLS = 250;

test(
  'the sample saves its plan, switches the country and changes its circumstances',
  { tag: '@smoke' },
  async ({ page }) => {
    const press = async (control: Locator) => {
      await tabTo(page, control, MOST_CONTROLS);
      await page.keyboard.press('Enter');
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(pages.sampleReport);

    await press(page.getByRole('combobox', { name: 'Country' }));
    await expect(page.getByRole('option', { name: 'United Kingdom' })).toBeFocused();
    await page.keyboard.type('Germany');
    await expect(page.getByRole('option', { name: 'Germany' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/country=Germany/);
    await expect(page.getByText(/^Pay in Germany/).first()).toBeVisible();

    const download = page.waitForEvent('download');
    await press(page.getByRole('link', { name: 'Add to your calendar' }));
    const calendar = await readFile(await (await download).path(), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT/);

    const title = page
      .getByRole('region', { name: /nearest career/ })
      .getByRole('heading', { level: 3 })
      .first();
    const before = await title.textContent();
    await press(page.getByRole('link', { name: 'Change what you enjoy' }));
    await press(button('Next'));
    await tabTo(page, page.getByRole('radio', { name: 'Up to three years' }), MOST_CONTROLS);
    for (const name of ['Up to a year', 'As little as possible']) {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await press(button('Next'));
    await press(button('Next'));
    await page.context().setOffline(true);
    await press(button('Update my report'));
    await expect(page.getByText('Your answers are not saved yet')).toBeVisible();
    await page.context().setOffline(false);
    await press(button('Try Again'));
    await expect(page.getByText('Your report was updated')).toBeVisible();
    await expect(title).not.toHaveText(before ?? '');

    await press(page.getByRole('link', { name: /^Version 1/ }));
    await expect(page.getByText('This is an earlier version of your report')).toBeVisible();
    await expect(title).toHaveText(before ?? '');
  },
);
