import { expect, type Page } from '@playwright/test';

export interface Visitor {
  email: string;
  firstName: string;
  lastName: string;
}

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksForMore: '4000 0025 0000 3155',
} as const;

/** An address nobody has used, also on a site that has seen the journeys before. */
export const freshEmail = (name: string): string =>
  `${name}.${Date.now().toString(36)}@example.org`;

/** The first step, up to the first statement. */
export async function fillInDetails(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/assessment');
  await giveDetails(page, visitor);
}

/** The same where it is open already. */
export async function giveDetails(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('First name').fill(visitor.firstName);
  await page.getByLabel('Last name').fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Email').press('Enter');
}

/** Details and all 36 statements, answered by the keyboard, up to the preview. */
export async function takeAssessment(page: Page, visitor: Visitor): Promise<void> {
  await fillInDetails(page, visitor);
  await answerStatements(page);
}

/** All 36 statements, up to the preview. */
export async function answerStatements(page: Page): Promise<void> {
  for (let question = 1; question <= 36; question += 1) {
    await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
    await page.keyboard.press(String(((question * 7) % 5) + 1));
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
    if (question < 36) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Your preview' })).toBeVisible();
}

/** From the preview to checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Get Complete Report' }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
}

/** Fills the test card form and sends it. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Complete Payment - £9.99' }).click();
}

/** Waits on the success page until the report is ready. Answers its address. */
export async function waitForReport(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/report-success\?/);
  const assessment = new URL(page.url()).searchParams.get('assessment');
  await expect(page.getByRole('link', { name: /View Your Report/ })).toBeVisible({
    timeout: 30_000,
  });
  return `/report/${assessment}`;
}
