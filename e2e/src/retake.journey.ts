import { endpoints, pageTo, type Assessment } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import { createFreshEmail } from './funnel';
import { findAccessibilityViolations } from './screens/accessibility-violations';
import { buyReport, submitAssessment } from './screens/fixtures';

test('an owner who takes the assessment again can update the report for free at the checkout', async ({ page }) => {
  const person = { email: createFreshEmail('retakes'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  await buyReport(page.request, id);
  const retakeAssessment = await submitAssessment(page.request, { ...person, firstName: 'Robyn' });
  await page.goto(pageTo.checkout(retakeAssessment.id));
  await expect(page.getByText(/^You own a report from/)).toBeVisible();
  expect(await findAccessibilityViolations(page, { part: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Update my report, free' }).click();
  await expect(page).toHaveURL(pageTo.report(id));
  await expect(page.getByText('You answered the statements again.').first()).toBeVisible();
  const listReply = await page.request.get(endpoints.assessments.path);
  const assessmentsLeft: Assessment[] = await listReply.json();
  expect(assessmentsLeft.map((each) => each.id)).toEqual([id]);
});
