import { endpoints, type Assessment } from '@bearings/contracts';
import { expect, type Page } from '@playwright/test';
import { draftOf } from './cast';
import { changeJourney } from './journey';
import { alter, leaveOpen, refuse } from './replies';
import { press, see, visit, type Screen } from './screen';

const DETAILS = 'First, who is this for?';

/** Opens the statements where somebody stopped who had answered so many. */
async function goOnAfter(page: Page, answered: number): Promise<void> {
  await page.request.put(endpoints.saveDraft.path, { data: draftOf(answered) });
  await page.goto('/assessment');
  await see(page, `Question ${Math.min(answered + 1, 36)} of 36`);
}

async function preview(page: Page, change: (assessment: Assessment) => Assessment): Promise<void> {
  await alter(page, endpoints.assessment, change);
  await page.goto('/assessment');
  await see(page, 'Get Complete Report');
}

const withPreview = (
  assessment: Assessment,
  changes: Partial<NonNullable<Assessment['preview']>>,
) =>
  assessment.preview
    ? { ...assessment, preview: { ...assessment.preview, ...changes } }
    : assessment;

/** /assessment, from the first field to the preview. */
export const funnelScreens: readonly Screen[] = [
  { name: 'details', open: ({ page }) => visit(page, '/assessment', DETAILS) },
  {
    name: 'details-errors',
    open: async ({ page }) => {
      await visit(page, '/assessment', DETAILS);
      await press(page, 'Start the assessment');
      await see(page, 'Invalid Email');
    },
  },
  {
    name: 'details-signed-in',
    as: 'newcomer',
    open: async ({ page }) => {
      await visit(page, '/assessment', DETAILS);
      await expect(page.getByLabel('First name')).toHaveValue('Grace');
    },
  },
  { name: 'quiz-first', open: ({ page }) => goOnAfter(page, 1) },
  {
    name: 'quiz-answered',
    open: async ({ page }) => {
      await goOnAfter(page, 20);
      await page.keyboard.press('4');
      await page.getByRole('radio', { checked: true }).waitFor();
    },
  },
  {
    name: 'quiz-answer-required',
    open: async ({ page }) => {
      await goOnAfter(page, 20);
      // It says that it is disabled, and still takes a press: Playwright would wait for ever.
      await page.getByRole('button', { name: 'Next', exact: true }).click({ force: true });
      await see(page, 'Answer Required');
    },
  },
  { name: 'quiz-last', open: ({ page }) => goOnAfter(page, 36) },
  {
    name: 'quiz-completing',
    open: async ({ page }) => {
      await leaveOpen(page, endpoints.submitAssessment);
      await goOnAfter(page, 36);
      await press(page, 'Complete Assessment');
      await page.locator('[aria-busy="true"]').first().waitFor();
    },
  },
  {
    name: 'quiz-save-failed',
    open: async ({ page }) => {
      await refuse(page, endpoints.submitAssessment, 500, { message: '' });
      await goOnAfter(page, 36);
      await press(page, 'Complete Assessment');
      await see(page, 'Failed to save assessment. Please try again.');
    },
  },
  {
    name: 'quiz-offline',
    open: async ({ page }) => {
      await goOnAfter(page, 20);
      await page.context().setOffline(true);
      await see(page, /You are offline. Your answers are kept/);
    },
  },
  {
    name: 'quiz-queued',
    open: async ({ page }) => {
      await goOnAfter(page, 36);
      await page.context().setOffline(true);
      await press(page, 'Complete Assessment');
      await see(page, 'Your answers are safe and waiting to be sent');
    },
  },
  {
    name: 'review',
    open: async ({ page }) => {
      await goOnAfter(page, 36);
      await press(page, 'Check your answers');
      await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    },
  },
  {
    name: 'review-missing',
    open: async ({ page }) => {
      await goOnAfter(page, 36);
      await press(page, 'Check your answers');
      // As after another tab, or a draft of other statements: some have no answer.
      await changeJourney(page, {}, ['q5', 'q6', 'q30']);
      await see(page, '3 statements have no answer yet.');
    },
  },
  { name: 'preview', as: 'previewer', open: ({ page }) => preview(page, (kept) => kept) },
  {
    name: 'preview-quality-close',
    as: 'previewer',
    open: ({ page }) =>
      preview(page, (assessment) =>
        withPreview(assessment, {
          personality: {
            type: 'introvert',
            closeToMiddle: true,
            text: 'You are close to the middle: some days you look for company, on others for quiet.',
          },
          strengthsNote: 'The two are so close that their order means nothing.',
          quality: {
            title: 'Some of your answers pull in two directions',
            text: 'In three areas you agreed with a statement and with its opposite. A second look makes the report more exact.',
            reviewAdvised: true,
          },
        }),
      ),
  },
  {
    name: 'preview-start-again',
    as: 'previewer',
    open: async ({ page }) => {
      await preview(page, (kept) => kept);
      await press(page, 'Start again from the beginning');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'preview-loading',
    as: 'previewer',
    open: async ({ page }) => {
      await leaveOpen(page, endpoints.assessment);
      await page.goto('/assessment');
      await page.getByText('Loading your preview').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'preview-failed',
    as: 'previewer',
    open: async ({ page }) => {
      await refuse(page, endpoints.assessment, 500);
      await visit(page, '/assessment', 'Your preview could not be loaded');
    },
  },
  {
    name: 'preview-paid',
    as: 'previewer',
    open: async ({ page }) => {
      await alter(page, endpoints.assessment, (kept) => ({ ...kept, isPaid: true }));
      await visit(page, '/assessment', 'This one is already yours');
    },
  },
];
