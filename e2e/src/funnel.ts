import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export interface Visitor {
  email: string;
  firstName: string;
  lastName: string;
}

export const TEST_CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  needsAuthentication: '4000 0025 0000 3155',
} as const;

/** 36 answers in question order, varied enough that the report does not warn about careless answers. */
export const ATTENTIVE_ANSWERS = '551414115243234424225254232333313525';

/** Returns a new email address, so that journeys can run at the same time, and again on the same site. */
export const createFreshEmail = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.org`;

export async function openAndFillDetails(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/assessment');
  await fillDetails(page, visitor);
}

/** Fills in the details on the open page and submits them, which opens the first statement. */
export async function fillDetails(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('First name').fill(visitor.firstName);
  await page.getByLabel('Last name').fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Email').press('Enter');
}

/** Goes from the details to the preview, and answers all 36 statements by keyboard. */
export async function takeAssessment(page: Page, visitor: Visitor): Promise<void> {
  await openAndFillDetails(page, visitor);
  await answerStatements(page);
}

/** Answers all 36 statements by keyboard and opens the preview. */
export async function answerStatements(page: Page): Promise<void> {
  for (let question = 1; question <= 36; question += 1) {
    await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
    await page.keyboard.press(ATTENTIVE_ANSWERS.charAt(question - 1));
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
    if (question < 36) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await completeAssessment(page);
}

/** Completes the assessment after the last statement and opens the preview. */
export async function completeAssessment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await skipCircumstances(page);
  await expect(page.getByRole('heading', { name: 'Complete Career Report' })).toBeVisible();
}

/** Skips the optional circumstances step, and its last screen, to which skipping leads. */
export async function skipCircumstances(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip this part' }).click();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
}

/** Follows the preview's link to the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Get Complete Report' }).first().click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
}

/** Fills in the test card form and submits it. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Complete Payment - £9.99' }).click();
}

/** Waits on the success page until the report is ready. Returns the report's path. */
export async function waitForReport(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/report-success\?/);
  const assessment = new URL(page.url()).searchParams.get('assessment');
  await expect(page.getByRole('link', { name: /View Your Report/ })).toBeVisible();
  return `/report/${assessment}`;
}
