import { pages, pageTo } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { buyOwnReport } from './screens/fixtures';

const findCheckboxes = (page: Page) =>
  page.getByRole('region', { name: 'Your plan', exact: true }).getByRole('checkbox');
const expectDone = (page: Page, count: number) =>
  expect(page.getByRole('progressbar', { name: new RegExp(`^${count} of \\d+ done$`) })).toBeVisible();

test('a reader ticks and adds steps of a plan, and sees the progress on the dashboard', async ({ page }) => {
  const id = await buyOwnReport(page, 'plans');
  await page.goto(pageTo.plan(id));
  await findCheckboxes(page).first().check();
  await expectDone(page, 1);

  // By keyboard: the next step is ticked, and a step is added.
  const secondCheckbox = findCheckboxes(page).nth(1);
  await tabTo(page, secondCheckbox);
  await page.keyboard.press('Space');
  await expect(secondCheckbox).toBeChecked();
  const add = page.getByRole('button', { name: 'Add a step' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'What you want to do' })).toBeFocused();
  await page.keyboard.type('Ask my aunt');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Ask my aunt' })).toBeVisible();

  // A tick made offline is not lost when the page is reloaded.
  await page.context().setOffline(true);
  await page.getByRole('checkbox', { name: 'Ask my aunt' }).check();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  // All steps of this week are ticked, so its group is closed and the next one is open.
  await page.getByRole('button', { name: /^This week/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Ask my aunt' })).toBeChecked();
  await expectDone(page, 3);

  await page.goto(pages.dashboard);
  await expectDone(page, 3);
  await page.getByRole('link', { name: 'Open your plan' }).click();
  await expect(page).toHaveURL(pageTo.plan(id));
});
