import { pageTo } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import { createFreshEmail } from './funnel';
import { tabTo } from './keyboard';
import { buyReport, submitAssessment } from './screens/fixtures';

test('an owner sorts the long list by keyboard, and the report changes and says so', async ({ page }) => {
  const { keyboard } = page;
  const person = { email: createFreshEmail('sorts'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  await buyReport(page.request, id);
  await page.goto(pageTo.report(id));
  await tabTo(page, page.getByRole('link', { name: 'Sort my 25' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sort your 25 in a minute' })).toBeFocused();

  const groups = page.getByRole('radiogroup');
  await expect(groups).toHaveCount(25);
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  await tabTo(page, groups.first().getByRole('radio', { name: 'Rather' }));
  await keyboard.press('ArrowRight');
  await expect(groups.first().getByRole('radio', { name: 'Not me' })).toBeChecked();
  // Leaving the page loses nothing.
  await page.reload();
  await expect(page.getByText('Your answers from last time are still here')).toBeVisible();
  await expect(page.getByText('1 of 25 sorted', { exact: false }).first()).toBeVisible();

  await tabTo(page, groups.first().getByRole('radio', { name: 'Not me' }));
  for (let place = 0; place < 25; place += 1) {
    await expect(groups.nth(place).locator(':focus')).toHaveCount(1);
    await keyboard.press(place < 10 ? 'n' : 'r');
  }
  const save = page.getByRole('button', { name: 'Work out my ten again' });
  await expect(save).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(pageTo.report(id));
  await expect(page.getByText('Your report was updated')).toBeVisible();
  await expect(page.getByText(/^You sorted your long list\. .*(?:came in|order)/).first()).toBeVisible();

  await page.goto(pageTo.longList(id));
  await expect(page.getByText('You sorted this list before')).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(titles);
});
