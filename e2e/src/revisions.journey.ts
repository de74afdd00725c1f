// The free revision of a paid report that was bought without the optional step.
import { pageTo } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { freshEmail } from './funnel';
import { tabTo } from './keyboard';
import { buyReport, submitAssessment } from './screens/fixtures';

/** The four screens of the optional step. */
const CIRCUMSTANCES_SCREENS = 4;
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

test('an owner gets a free revision, and both versions are readable', async ({ page }) => {
  const person = { email: freshEmail('revises'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  const { careers } = (await buyReport(page.request, id)).document;

  await page.goto(pageTo.report(id));
  const formerFirst = page.getByRole('heading', { name: careers[0]?.title ?? '' }).first();
  await expect(formerFirst).toBeVisible();
  await page.getByRole('link', { name: 'Add what you enjoy' }).click();
  await expect(
    page.getByRole('heading', { name: 'Would you like to spend a working day on this?' }),
  ).toBeFocused();
  await page.getByRole('radio', { name: 'Like' }).first().click();
  await next(page);
  await page.getByRole('radio', { name: 'At school' }).click();
  await next(page);
  await next(page);
  await page.getByRole('combobox', { name: 'Job title' }).fill('nurse');
  await page.getByRole('option').first().click();
  const save = page.getByRole('button', { name: 'Update my report' });
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText('Your answers are not saved yet')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('Your changes from last time are still here.')).toBeVisible();
  await save.click();

  await expect(page).toHaveURL(pageTo.report(id));
  await expect(page.getByText('Your report was updated')).toBeVisible();
  const inMind = page.getByRole('heading', { name: 'The jobs you had in mind' });
  await expect(inMind).toBeVisible();
  await page.getByRole('link', { name: /^Version 1,/ }).click();
  await expect(page.getByText('This is an earlier version of your report')).toBeVisible();
  await expect(inMind).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const text = page.getByRole('link', { name: 'Download Text' });
  const earlier = await page.request.get((await text.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const earlierText = await earlier.text();
  expect(earlierText).not.toContain('The jobs you had in mind');
  for (const { title } of careers) expect(earlierText).toContain(title);
  await expect(formerFirst).toBeVisible();

  await page.getByRole('link', { name: 'Read the newest version' }).click();
  await expect(inMind).toBeVisible();
  await page.getByRole('link', { name: 'Change what you enjoy' }).click();
  const liked = page.getByRole('radio', { name: 'Like' }).first();
  await expect(liked).toBeChecked();

  // By keyboard: another answer makes a third version.
  await tabTo(page, liked);
  await page.keyboard.press('ArrowRight');
  await expect(liked).not.toBeChecked();
  for (let screen = 1; screen < CIRCUMSTANCES_SCREENS; screen += 1) {
    await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageTo.report(id));
  await expect(page.getByRole('link', { name: /^Version 2,/ })).toBeVisible();
});
