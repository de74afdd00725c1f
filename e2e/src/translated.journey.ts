// The site translated by the browser: no crash, and changed labels are shown.
import { expect, test as base, type Page } from '@playwright/test';
import {
  answerStatements,
  CARDS,
  fillDetails,
  freshEmail,
  goToCheckout,
  payWith,
  waitForReport,
} from './funnel';
import { translatePages } from './translated-page';

const STOPPED = 'This page has stopped working';
const PASSWORD = 'correct horse battery staple';

/** Records what React throws when it no longer finds a node, and fails the test with it. */
const test = base.extend<{ translated: Page }>({
  translated: async ({ page, context }, use) => {
    const thrown: string[] = [];
    context.on('weberror', (error) => thrown.push(error.error().message));
    context.on('console', (message) => {
      if (/NotFoundError|insertBefore|removeChild/.test(message.text()))
        thrown.push(message.text());
    });
    await translatePages(context);
    await use(page);
    expect(thrown).toEqual([]);
  },
});

test('a visitor answers, pays and reads the report on translated pages', async ({
  translated: page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await fillDetails(page, {
    email: freshEmail('translated'),
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  await answerStatements(page);
  await goToCheckout(page);
  await payWith(page, CARDS.declined);
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await payWith(page, CARDS.good);
  await waitForReport(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /View Your Report/ }).click();
  const report = await opened;
  const all = report.getByRole('button', { name: 'Open all' });
  await all.click();
  await expect(report.getByRole('button', { name: 'Close all' })).toBeVisible();
  await report
    .getByRole('combobox', { name: /Country/ })
    .first()
    .click();
  await report.getByRole('option', { name: 'Germany' }).click();
  await expect(report.getByText(/Germany/).first()).toBeVisible();
  await expect(report.getByText(STOPPED)).toHaveCount(0);
});

test('a reader registers, signs out and signs in on translated pages', async ({
  translated: page,
}) => {
  const email = freshEmail('translated.reader');
  await page.goto('/register');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
  await page.locator('[name=new-password]').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('[name=new-password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /Grace/ })).toBeVisible();
  await page.goto('/api/logout');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.locator('[name=password]').fill('wrong horse battery');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(page.getByText('Login Failed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.locator('[name=password]').fill(PASSWORD);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Grace' })).toBeVisible();
});

test('a visitor writes to us and subscribes on translated pages', async ({ translated: page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail('translated.writer'));
  const category = page.getByRole('combobox', { name: /Category/ });
  for (const name of ['Billing', 'Refund']) {
    await category.click();
    await page.getByRole('option', { name }).click();
    await expect(category).toHaveText(name);
  }
  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Is my report ready?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible();
  await page.goto('/blog');
  await page.getByLabel('Your email').fill(freshEmail('translated.subscriber'));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Your email')).toHaveValue('');
});
