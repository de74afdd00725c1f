import { expect, test as base, type Page } from '@playwright/test';
import { answerStatements, TEST_CARDS, fillDetails, freshEmail, goToCheckout, payWith, waitForReport } from './funnel';
import { translatePages } from './translated-page';

const STOPPED_TITLE = 'This page has stopped working';

/** Fails the test when React throws because the translation has moved a node. */
const test = base.extend<{ translated: Page }>({
  translated: async ({ page, context }, use) => {
    const thrownErrors: string[] = [];
    context.on('weberror', (error) => thrownErrors.push(error.error().message));
    context.on('console', (message) => {
      if (/NotFoundError|insertBefore|removeChild/.test(message.text())) thrownErrors.push(message.text());
    });
    await translatePages(context);
    await use(page);
    expect(thrownErrors).toEqual([]);
  },
});

test('a visitor answers, pays and reads the report on translated pages', async ({ translated: page, context }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await fillDetails(page, {
    email: freshEmail('translated'),
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  await answerStatements(page);
  await goToCheckout(page);
  await payWith(page, TEST_CARDS.declined);
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await payWith(page, TEST_CARDS.good);
  await waitForReport(page);
  const newPage = context.waitForEvent('page');
  await page.getByRole('link', { name: /View Your Report/ }).click();
  const report = await newPage;
  const all = report.getByRole('button', { name: 'Open all' });
  await all.click();
  await expect(report.getByRole('button', { name: 'Close all' })).toBeVisible();
  await report
    .getByRole('combobox', { name: /Country/ })
    .first()
    .click();
  await report.getByRole('option', { name: 'Germany' }).click();
  await expect(report.getByText(/Germany/).first()).toBeVisible();
  await expect(report.getByText(STOPPED_TITLE)).toHaveCount(0);
});
