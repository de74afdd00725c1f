import { pages } from '@bearings/contracts';
import { expect, test, type Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { tabTo } from './keyboard';

const MAX_TAB_PRESSES = 250;

test(
  'by keyboard, a visitor of the sample report downloads it, changes its country and compares careers',
  { tag: '@smoke' },
  async ({ page }) => {
    const pressControl = async (control: Locator, key = 'Enter') => {
      await tabTo(page, control, MAX_TAB_PRESSES);
      await page.keyboard.press(key);
    };
    await page.goto(pages.sampleReport);

    await pressControl(page.getByRole('button', { name: 'Save', exact: true }));
    const download = page.waitForEvent('download');
    await pressControl(page.getByRole('link', { name: 'Download Text' }));
    expect(await readFile(await (await download).path(), 'utf8')).toContain('YOUR PROFILE');

    await pressControl(page.getByRole('combobox', { name: 'Country' }));
    await expect(page.getByRole('option', { name: 'United Kingdom' })).toBeFocused();
    await page.keyboard.type('Germany');
    await expect(page.getByRole('option', { name: 'Germany' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/country=DE/);
    await expect(page.getByText(/^Pay in Germany/).first()).toBeVisible();

    const save = page.getByRole('button', { name: /^Save \w/ });
    const savedButton = page.getByRole('button', { name: /^Saved / });
    await pressControl(save.first());
    await expect(savedButton).toHaveCount(1);
    for (const index of [0, 1]) {
      await pressControl(page.locator('#careers h3 button').nth(index));
      await pressControl(page.getByRole('checkbox', { name: /^Compare / }), 'Space');
    }
    await pressControl(page.getByRole('button', { name: 'Compare 2 careers' }));
    await expect(page.getByRole('heading', { name: /side by side|Compar/i }).first()).toBeVisible();

    await page.reload();
    await expect(save.first()).toBeVisible();
    await expect(savedButton).toHaveCount(0);
  },
);
