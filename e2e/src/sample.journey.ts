import { pages } from '@bearings/contracts';
import { expect, test, type Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { tabTo } from './keyboard';

const MOST_CONTROLS = 250;

test(
  'by keyboard, a visitor of the sample report downloads it, changes its country and compares careers',
  { tag: '@smoke' },
  async ({ page }) => {
    const press = async (control: Locator, key = 'Enter') => {
      await tabTo(page, control, MOST_CONTROLS);
      await page.keyboard.press(key);
    };
    await page.goto(pages.sampleReport);

    await press(page.getByRole('button', { name: 'Save', exact: true }));
    const download = page.waitForEvent('download');
    await press(page.getByRole('link', { name: 'Download Text' }));
    expect(await readFile(await (await download).path(), 'utf8')).toContain('YOUR PROFILE');

    await press(page.getByRole('combobox', { name: 'Country' }));
    await expect(page.getByRole('option', { name: 'United Kingdom' })).toBeFocused();
    await page.keyboard.type('Germany');
    await expect(page.getByRole('option', { name: 'Germany' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/country=DE/);
    await expect(page.getByText(/^Pay in Germany/).first()).toBeVisible();

    const save = page.getByRole('button', { name: /^Save \w/ });
    const saved = page.getByRole('button', { name: /^Saved / });
    await press(save.first());
    await expect(saved).toHaveCount(1);
    for (const index of [0, 1]) {
      await press(page.locator('#careers h3 button').nth(index));
      await press(page.getByRole('checkbox', { name: /^Compare / }), 'Space');
    }
    await press(page.getByRole('button', { name: 'Compare 2 careers' }));
    await expect(page.getByRole('heading', { name: /side by side|Compar/i }).first()).toBeVisible();

    await page.reload();
    await expect(save.first()).toBeVisible();
    await expect(saved).toHaveCount(0);
  },
);
