import { unverifiedClaims } from '@bearings/domain';
import { expect, test } from '@playwright/test';
import { TEST_CARDS, goToCheckout, payWithCard, takeAssessment, waitForReport } from './funnel';
import { openPreview } from './screens/fixtures';

test('a visitor answers, sees the preview, pays and reads the report', { tag: '@smoke' }, async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The demo shows the unverified claims, which a published site leaves out.
  await expect(page.getByRole('main')).toContainText(unverifiedClaims.landing.users);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/assessment');

  const visitor = { email: 'ada.main@example.org', firstName: 'Ada', lastName: 'Lovelace' };
  await takeAssessment(page, visitor);
  await expect(page.getByText('£9.99').first()).toBeVisible();
  await goToCheckout(page);

  await payWithCard(page, TEST_CARDS.declined);
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page.getByText('No money was taken.')).toBeInViewport();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByLabel('Card number')).toBeEnabled();

  await payWithCard(page, TEST_CARDS.good);
  const path = await waitForReport(page);
  const newPage = context.waitForEvent('page');
  await page.getByRole('link', { name: /View Your Report/ }).click();
  const report = await newPage;
  await expect(report).toHaveURL(path);
  for (const title of ['Your profile', 'Ten careers that fit', 'Next steps']) {
    await expect(report.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }

  await report.getByRole('button', { name: 'Open all' }).click();
  const words = await report.locator('main').innerText();
  expect(words.split(/\s+/).length).toBeGreaterThan(1_000);
  expect(words).not.toContain('{{');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  await expect(page.getByRole('link', { name: /View Report/ })).toHaveAttribute('href', path);
});

test('a card that needs authentication is charged after the buyer confirms the payment', async ({ page }) => {
  const visitor = { email: 'grace.auth@example.org', firstName: 'Grace', lastName: 'Hopper' };
  await openPreview(page, visitor);
  await goToCheckout(page);
  await payWithCard(page, TEST_CARDS.needsAuthentication);
  await page.getByRole('button', { name: 'Complete' }).click();
  await waitForReport(page);
});

test('a buyer whose bank refuses the payment returns to the checkout and can pay', async ({ page }) => {
  const visitor = { email: 'mary.refused@example.org', firstName: 'Mary', lastName: 'Jackson' };
  await openPreview(page, visitor);
  await goToCheckout(page);
  await payWithCard(page, TEST_CARDS.needsAuthentication);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByText('Your bank didn’t confirm the payment.')).toBeInViewport();
  await payWithCard(page, TEST_CARDS.good);
  await waitForReport(page);
});
