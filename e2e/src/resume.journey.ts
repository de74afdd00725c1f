import { endpoints, type Assessment } from '@bearings/contracts';
import { chromium, expect, test, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshEmail, openAndFillDetails, skipCircumstances } from './funnel';
import { createDraft, readJson } from './screens/fixtures';

const ANSWERED = 20;

test('an assessment continues at question 21 after the browser was closed at question 20', async ({
  baseURL,
  launchOptions,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'bearings-profile-'));
  const start = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    let browser = await start();
    const page = await browser.newPage();
    const person = { email: freshEmail('mary.20'), firstName: 'Mary', lastName: 'Somerville' };
    await openAndFillDetails(page, person);
    for (let question = 1; question <= ANSWERED; question += 1) {
      await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
      await page.keyboard.press('4');
      await expect(page.getByRole('radio', { checked: true })).toBeVisible();
      if (question < ANSWERED) await page.keyboard.press('Enter');
    }
    await page.close();
    await browser.close();

    browser = await start();
    const again = await browser.newPage();
    await again.goto('/assessment');
    await expect(again.getByText('Question 21 of 36')).toBeVisible();
    await expect(again.getByRole('radio', { checked: true })).toHaveCount(0);
    await again.getByRole('button', { name: 'Previous' }).click();
    await expect(again.getByRole('radio', { name: 'Agree', exact: true })).toBeChecked();
    await browser.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

/** Registers a user with all statements answered and opens the last statement. */
async function openLastStatement(page: Page, email: string): Promise<void> {
  const person = { email, firstName: 'Katherine', lastName: 'Johnson' };
  const data = { ...person, password: 'a ship in harbour is safe' };
  await readJson(page.request.post(endpoints.register.path, { data }));
  await readJson(page.request.put(endpoints.saveDraft.path, { data: createDraft(36, person) }));
  await page.goto('/assessment');
  await expect(page.getByText('Question 36 of 36')).toBeVisible();
  // The code of the optional step is preloaded while online.
  await page.waitForLoadState('networkidle');
}

/** Completes the assessment and skips the optional step. */
async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await skipCircumstances(page);
}
const preview = (page: Page) => page.getByRole('heading', { name: 'Complete Career Report' });
const fetchAssessments = (page: Page): Promise<Assessment[]> =>
  readJson(page.request.get(endpoints.assessments.path));

test('a lost reply to the submission creates no second assessment', async ({ page }) => {
  await openLastStatement(page, freshEmail('cut.back'));
  await page.route(
    `**${endpoints.submitAssessment.path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await complete(page);
  await expect(
    page.getByText('Failed to save assessment. Please try again.').first(),
  ).toBeVisible();
  await skipCircumstances(page);
  await expect(preview(page)).toBeVisible();
  expect(await fetchAssessments(page)).toHaveLength(1);
});
