import { pageTo } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { freshEmail } from './funnel';
import { tabTo } from './keyboard';
import { buyReport, submitAssessment } from './screens/fixtures';

test('an owner shares a report, reads a visitor’s comment and ends the link', async ({ page, browser }) => {
  const person = { email: freshEmail('shares'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  await buyReport(page.request, id);
  const share = page.getByRole('button', { name: /^Share/ });

  await page.goto(pageTo.report(id));
  await share.click();
  await page.getByRole('combobox', { name: 'Who is it for?' }).click();
  await page.getByRole('option', { name: /A parent or carer/ }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();

  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  const answer = await visit.goto(link);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(visit.getByRole('heading', { name: 'Robin’s career report' })).toBeVisible();
  await expect(visit.getByText(person.email)).toHaveCount(0);
  await visit.getByRole('textbox', { name: /Your comment/ }).fill('You would be a good nurse.');
  await visit.getByRole('textbox', { name: /Your name/ }).fill('Gran');
  await visit.getByRole('button', { name: 'Send the comment' }).click();
  await expect(visit.getByText('Thank you. Your comment was sent.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Share (1 new)' }).click();
  await expect(page.getByText('You would be a good nurse.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the comment by Gran' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You would be a good nurse.')).toHaveCount(0);
  await page.getByRole('button', { name: 'End link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();

  expect((await visit.reload())?.status()).toBe(404);
  await expect(visit.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await visitor.close();

  await closeByKeyboard(page);
  await expect(share).toBeFocused();
  await shareByKeyboard(page);
});

test('an observer answers questions about a report’s owner, who then sees the answers', async ({ page, browser }) => {
  const person = { email: freshEmail('observed'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  await buyReport(page.request, id);
  await page.goto(pageTo.report(id));
  await page.getByRole('button', { name: /^Share/ }).click();
  await page.getByRole('button', { name: 'Make a link to ask' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();

  const visitor = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const visit = await visitor.newPage();
  await visit.goto(link);
  await expect(visit.getByRole('heading', { name: 'What do you see in Robin?' })).toBeVisible();
  await expect(visit.getByText(person.lastName)).toHaveCount(0);
  const scales = visit.getByRole('radiogroup');
  await expect(scales).toHaveCount(6);
  await scales.first().getByRole('radio', { name: 'Strongly Agree' }).click();
  await visit.getByRole('checkbox').first().click();
  // The answers are kept after a reload and after a failed request.
  await visit.reload();
  await expect(scales.first().getByRole('radio', { name: 'Strongly Agree' })).toBeChecked();
  for (let index = 1; index < 6; index += 1)
    await scales.nth(index).getByRole('radio', { name: 'Agree', exact: true }).click();
  await visit.getByRole('textbox', { name: /first name/ }).fill('Gran');
  const send = visit.getByRole('button', { name: 'Send my answers' });
  await visit.route('**/api/shared/*/replies', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(visit.getByText('Everything you marked is still here.')).toBeVisible();
  await send.click();
  await expect(visit.getByText('Robin can read your answers now.')).toBeInViewport({ ratio: 1 });

  await page.reload();
  await page.getByRole('button', { name: 'What people who know you see' }).click();
  const part = page.getByRole('region', { name: 'What people who know you see' });
  await expect(part.getByText('Gran: strongly agree')).toBeVisible();
  await expect(part.getByText('Chosen by Gran')).toBeVisible();
  await page.getByRole('button', { name: /^Share/ }).click();
  await page.getByRole('button', { name: 'End link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  expect((await visit.reload())?.status()).toBe(404);
  await visitor.close();
});

async function closeByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
}

/** Creates a link and ends it by keyboard. The Share button must have the focus. */
async function shareByKeyboard(page: Page): Promise<void> {
  const pressAndWait = async (role: 'button' | 'combobox', name: string | RegExp, within = 'dialog') => {
    const control = page.locator(`[role=${within}]`).getByRole(role, { name });
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('Enter');
  await pressAndWait('combobox', 'Who is it for?');
  await page.keyboard.type('An adviser');
  await page.keyboard.press('Enter');
  await pressAndWait('button', 'Make the link');
  await expect(page.getByRole('textbox', { name: 'The link' })).toHaveValue(/\/shared\/[\w-]{43}$/);
  await pressAndWait('button', 'End link');
  await pressAndWait('button', 'End link', 'alertdialog');
  await expect(page.getByText('Ended', { exact: true })).toHaveCount(2);
  await closeByKeyboard(page);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
}
