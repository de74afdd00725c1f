import { endpoints, type Assessment } from '@bearings/contracts';
import { expect, type Page } from '@playwright/test';
import { openAndFillDetails, skipCircumstances } from '../funnel';
import { createCountryState } from './country';
import { BUYER, createDraft } from './fixtures';
import { changeFunnelState } from './funnel-state';
import { alterReply, refuseCall } from './mock-replies';
import { pressButton, waitForText, visitPage, type Screen, createScreen } from './screen';

const DETAILS_TITLE = 'First, who is this for?';

/** Opens the statements page of a draft that has answers to the first `answered` statements. */
export async function openStatements(page: Page, answered: number): Promise<void> {
  await page.request.put(endpoints.saveDraft.path, { data: createDraft(answered) });
  await page.goto('/assessment');
  await waitForText(page, `Question ${Math.min(answered + 1, 36)} of 36`);
}

async function completeAndSkip(page: Page): Promise<void> {
  await pressButton(page, 'Complete Assessment');
  await skipCircumstances(page);
}

async function openPreview(page: Page, change: (assessment: Assessment) => Assessment): Promise<void> {
  await alterReply(page, endpoints.assessment, change);
  await page.goto('/assessment');
  await waitForText(page, 'Get Complete Report');
}

const withPreview = (assessment: Assessment, changes: Partial<NonNullable<Assessment['preview']>>) =>
  assessment.preview ? { ...assessment, preview: { ...assessment.preview, ...changes } } : assessment;

/** Screens of /assessment, from the details form to the preview. */
export const funnelScreens: readonly Screen[] = [
  createScreen('details', ({ page }) => visitPage(page, '/assessment', DETAILS_TITLE)),
  createScreen('details-errors', async ({ page }) => {
    await visitPage(page, '/assessment', DETAILS_TITLE);
    await pressButton(page, 'Start the assessment');
    await waitForText(page, 'Invalid Email');
  }),
  createScreen('details-signed-in', { as: 'newcomer' }, async ({ page }) => {
    await visitPage(page, '/assessment', DETAILS_TITLE);
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
  }),
  createScreen('details-abroad', async ({ page }) => {
    await visitPage(page, '/assessment', DETAILS_TITLE);
    await page.getByLabel('Country').selectOption('United Arab Emirates');
  }),
  createScreen('quiz-first', async ({ page }) => {
    await openAndFillDetails(page, BUYER);
    await waitForText(page, 'Question 1 of 36');
  }),
  createScreen('quiz-answered', async ({ page }) => {
    await openStatements(page, 20);
    await page.keyboard.press('4');
    await page.getByRole('radio', { checked: true }).waitFor();
  }),
  createScreen('quiz-answer-required', async ({ page }) => {
    await openStatements(page, 20);
    // The button is aria-disabled but handles clicks. Without `force`, Playwright would wait until it is enabled.
    await page.getByRole('button', { name: 'Next', exact: true }).click({ force: true });
    await waitForText(page, 'Answer Required');
  }),
  createScreen('quiz-last', ({ page }) => openStatements(page, 36)),
  createScreen('quiz-completing', { pending: endpoints.submitAssessment }, async ({ page }) => {
    await openStatements(page, 36);
    await completeAndSkip(page);
    await page.locator('[aria-busy="true"]').first().waitFor();
  }),
  createScreen('quiz-save-failed', async ({ page }) => {
    await refuseCall(page, endpoints.submitAssessment, 500, { message: '' });
    await openStatements(page, 36);
    await completeAndSkip(page);
    await waitForText(page, 'Failed to save assessment. Please try again.');
  }),
  createScreen('quiz-offline', async ({ page }) => {
    await openStatements(page, 20);
    await page.context().setOffline(true);
    await waitForText(page, /You are offline. Your answers are kept/);
  }),
  createScreen('quiz-queued', async ({ page }) => {
    await openStatements(page, 36);
    await pressButton(page, 'Complete Assessment');
    await page.getByRole('heading', { name: /spend a working day/ }).waitFor();
    await page.context().setOffline(true);
    await skipCircumstances(page);
    await waitForText(page, 'Your answers are safe and waiting to be sent');
  }),
  createScreen('review', async ({ page }) => {
    await openStatements(page, 36);
    await pressButton(page, 'Check your answers');
    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  }),
  createScreen('review-missing', async ({ page }) => {
    await openStatements(page, 36);
    await pressButton(page, 'Check your answers');
    // Removes three answers, as another tab might do.
    await changeFunnelState(page, {}, ['q5', 'q6', 'q30']);
    await waitForText(page, '3 statements have no answer yet.');
  }),
  createScreen('preview-circumstances', { as: 'previewer' }, ({ page }) =>
    openPreview(page, (assessment) => ({
      ...assessment,
      circumstances: {
        interests: { care: 'like', teach: 'like', sales: 'not_for_me' },
        stage: 'school',
        qualificationLevel: 2,
        training: '3y',
        dealBreakers: ['lifting', 'shifts'],
        jobsInMind: ['29-1141.00'],
      },
    })),
  ),
  {
    name: 'preview',
    as: 'previewer',
    open: ({ page }) => openPreview(page, (assessment) => assessment),
    further: [
      createCountryState('preview-country-abroad', 'Germany'),
      createCountryState('preview-country-states', 'United States'),
    ],
  },
  {
    name: 'preview-completed',
    open: async ({ page }) => {
      await openStatements(page, 36);
      await completeAndSkip(page);
      await waitForText(page, 'Assessment Completed!');
      await waitForText(page, 'Get Complete Report');
    },
    further: [
      createScreen('checkout-completed', async ({ page }) => {
        await page.getByRole('link', { name: 'Get Complete Report' }).locator('visible=true').first().click();
        await page.getByRole('button', { name: /^Complete Payment/ }).waitFor();
      }),
    ],
  },
  createScreen('preview-country-failed', { as: 'previewer', refused: endpoints.countryReports }, async ({ page }) => {
    await openPreview(page, (assessment) => assessment);
    await page.getByText('Change country, or see').click();
    await page.getByText('We couldn’t load this.').waitFor();
  }),
  createScreen('preview-quality-close', { as: 'previewer' }, ({ page }) =>
    openPreview(page, (assessment) =>
      withPreview(assessment, {
        personality: {
          type: 'introvert',
          closeToMiddle: true,
          text: 'You are close to the middle: some days you look for company, on others for quiet.',
        },
        quality: {
          title: 'Some of your answers pull in two directions',
          text: 'In three areas you agreed with a statement and with its opposite. A second look makes the report more exact.',
          reviewAdvised: true,
        },
      }),
    ),
  ),
  createScreen('preview-start-again', { as: 'previewer' }, async ({ page }) => {
    await openPreview(page, (assessment) => assessment);
    await pressButton(page, 'Start again from the beginning');
    await page.getByRole('alertdialog').waitFor();
  }),
  createScreen('preview-loading', { as: 'previewer', pending: endpoints.assessment }, async ({ page }) => {
    await page.goto('/assessment');
    await page.getByText('Loading your preview').first().waitFor({ state: 'attached' });
  }),
  createScreen('preview-failed', { as: 'previewer', refused: endpoints.assessment }, ({ page }) =>
    visitPage(page, '/assessment', 'Your preview could not be loaded'),
  ),
  createScreen('preview-paid', { as: 'previewer' }, async ({ page }) => {
    await alterReply(page, endpoints.assessment, (kept) => ({ ...kept, isPaid: true }));
    await visitPage(page, '/assessment', 'This one is already yours');
  }),
];
