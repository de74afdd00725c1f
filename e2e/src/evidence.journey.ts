// A reader's feedback: on two jobs before the report, on the report itself, and in the administration's figures.
import { pages, pageTo } from '@bearings/contracts';
import { expect } from '@playwright/test';
import { CARDS, freshEmail, payWith, waitForReport } from './funnel';
import { submitAssessment } from './screens/fixtures';
import { visit } from './screens/screen';
import { test } from './screens/test-fixture';

test('a buyer answers two jobs and rates the report, and the administration counts it', async ({
  show,
  browser,
  baseURL,
}) => {
  const buyer = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const person = { email: freshEmail('evidence'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(buyer.request, person);
  await buyer.goto(pageTo.checkout(id));
  await payWith(buyer, CARDS.good);
  await waitForReport(buyer);

  const questions = buyer.getByRole('region', { name: 'Would you look into this job?' });
  await expect(questions.getByText('Job 1 of 14')).toBeVisible();
  const title = await questions.getByRole('heading', { level: 3 }).innerText();
  await questions.getByRole('button', { name: 'Yes' }).click();
  await expect(questions.getByText('Job 2 of 14')).toBeVisible();
  await questions.getByRole('button', { name: 'No', exact: true }).click();
  await expect(questions.getByText('Job 3 of 14')).toBeVisible();

  await buyer.goto(pageTo.report(id));
  const feedback = buyer.getByRole('region', { name: 'Was it worth it?' });
  const openFeedback = () => buyer.getByRole('button', { name: 'Was it worth it?' }).click();
  await openFeedback();
  await expect(feedback.getByRole('row', { name: title })).toContainText(/From|Not from/);
  await expect(feedback.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await feedback.getByRole('radio', { name: 'Very' }).check();
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback.getByText('Thank you. We have it.')).toBeVisible();
  await buyer.reload();
  await openFeedback();
  await expect(feedback.getByRole('radio', { name: 'Very' })).toBeChecked();
  await buyer.close();

  const { page } = await show({
    name: 'admin-quality-journey',
    as: 'admin',
    open: ({ page: opened }) => visit(opened, `${pages.admin}?list=quality`, /./),
  });
  await page.getByRole('button', { name: 'Compute now' }).click();
  const rated = page.getByRole('row', { name: /^Was it worth it/ });
  await expect(rated).toContainText('Not enough answers yet', { timeout: 30_000 });
  await expect(rated.getByRole('cell').first()).not.toHaveText('0', { timeout: 30_000 });
});
