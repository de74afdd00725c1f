// An owner tries other circumstances and keeps the result as a free version; and the free retake.
import { endpoints, pageTo, type Assessment } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import { freshEmail } from './funnel';
import { tabTo } from './keyboard';
import { accessibilityViolations } from './screens/accessibility-violations';
import { buyReport, submitAssessment } from './screens/fixtures';

test('by keyboard an owner tries choices, keeps the list, and compares the two versions', async ({
  page,
}) => {
  const person = { email: freshEmail('tries'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  await buyReport(page.request, id);
  await page.goto(pageTo.report(id));
  const part = page.getByRole('region', { name: /^Ten careers/ });
  const titles = () => part.locator('[id^="career-"] h3').allInnerTexts();
  await expect.poll(titles).toHaveLength(10);
  const before = await titles();

  await tabTo(page, page.getByRole('button', { name: 'What if …?' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('switch', { name: 'No more than a year of training' }));
  await page.keyboard.press('Space');
  await expect(part.getByRole('status').filter({ hasText: /came in: .* left: / })).toBeVisible();
  const tried = await titles();
  expect(tried).not.toEqual(before);
  await tabTo(page, page.getByRole('button', { name: 'Put everything back' }));
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(before);
  await expect(page.getByRole('button', { name: 'What if …?' })).toBeFocused();

  await page.getByRole('switch', { name: 'No more than a year of training' }).click();
  await expect.poll(titles).toEqual(tried);
  await page.getByRole('button', { name: 'Keep this list' }).click();
  await expect(page.getByText('Your report was updated')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Version 1,/ })).toBeVisible();
  expect(await titles()).toEqual(tried);

  await page.getByRole('link', { name: 'Compare the two newest' }).click();
  await expect(page.getByRole('heading', { name: 'Two versions of your report' })).toBeVisible();
  await expect(
    page.getByText('What moved the list: where you stand and what you rule out.'),
  ).toBeVisible();
});

test('an owner who answers again sees their free retake before paying', async ({ page }) => {
  const person = { email: freshEmail('retakes'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  await buyReport(page.request, id);
  const again = await submitAssessment(page.request, { ...person, firstName: 'Robyn' });
  await page.goto(pageTo.checkout(again.id));
  await expect(page.getByText(/^You own a report from/)).toBeVisible();
  expect(await accessibilityViolations(page, { part: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Update my report, free' }).click();
  await expect(page).toHaveURL(pageTo.report(id));
  await expect(page.getByText('You answered the statements again.').first()).toBeVisible();
  const listed = await page.request.get(endpoints.assessments.path);
  const left: Assessment[] = await listed.json();
  expect(left.map((each) => each.id)).toEqual([id]);
});
