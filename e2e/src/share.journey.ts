import { pageTo } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import { buyOwnReport } from './screens/fixtures';

test('an owner shares a report, reads a visitor’s comment and ends the link', async ({ page, browser }) => {
  const id = await buyOwnReport(page, 'shares');
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

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(share).toBeFocused();
});

test('somebody who knows the owner answers twelve statements, both see two shapes, and the answers are taken back', async ({
  page,
  browser,
}) => {
  const id = await buyOwnReport(page, 'shapes');
  await page.goto(pageTo.report(id));
  await page.getByRole('checkbox', { name: 'They may see both shapes' }).click();
  await page.getByRole('button', { name: 'Make a link to ask' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();

  const observer = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const visit = await observer.newPage();
  await visit.goto(link);
  await visit.getByRole('radio', { name: 'A parent' }).click();
  for (const group of (await visit.getByRole('radiogroup').all()).slice(1))
    await group.getByRole('radio', { name: 'Strongly Agree' }).click();
  await visit.getByRole('button', { name: 'Send my answers' }).click();
  await expect(visit.getByRole('img', { name: /^How Robin sees Robin, and how you do/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: /^A parent sees (?:more|you)/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /how a parent sees you, in twelve areas/ })).toBeVisible();

  await visit.getByRole('button', { name: 'Take my answers back' }).click();
  await expect(visit.getByText('Your answers are deleted')).toBeVisible();
  await observer.close();
  await page.reload();
  await expect(page.getByText(/no answer yet\. The link works until/)).toBeVisible();
});
