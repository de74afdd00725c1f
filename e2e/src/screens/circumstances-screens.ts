import { endpoints } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { openStatements } from './funnel-screens';
import { pressButton, waitForText, type Screen, createScreen } from './screen';

const STEP_TITLE = 'Would you like to spend a working day on this?';

/** Opens one of the screens of the circumstances step; `screen` is its index. */
async function openCircumstances(page: Page, screen: number): Promise<void> {
  await openStatements(page, 36);
  await pressButton(page, 'Complete Assessment');
  await page.getByRole('heading', { name: STEP_TITLE }).waitFor();
  for (let at = 0; at < screen; at += 1) await pressButton(page, 'Next');
}

async function searchJob(page: Page, text: string): Promise<void> {
  await openCircumstances(page, 4);
  await page.getByRole('combobox', { name: 'Job title' }).fill(text);
}

/** Opens the screen that asks a person at this stage what they have done. */
async function openExperience(page: Page, stage: string): Promise<void> {
  await openCircumstances(page, 1);
  await page.getByRole('radio', { name: stage }).click();
  await pressButton(page, 'Next');
  await page.getByRole('heading', { name: 'What you’ve done counts' }).waitFor();
}

const findJob = (page: Page, text: string): Promise<void> => page.getByRole('combobox', { name: 'Job 1' }).fill(text);

/** Screens of the optional circumstances step between the statements and the preview. */
export const circumstancesScreens: readonly Screen[] = [
  createScreen('circumstances-tiles', async ({ page }) => {
    await openCircumstances(page, 0);
    await page.getByRole('radio', { name: 'Like' }).first().click();
    await page.getByRole('radio', { name: 'Not for me' }).nth(1).click();
  }),
  createScreen('circumstances-situation', async ({ page }) => {
    await openCircumstances(page, 1);
    await page.getByRole('radio', { name: 'At school' }).click();
  }),
  createScreen('circumstances-qualifications', async ({ page }) => {
    await openCircumstances(page, 1);
    await page.getByRole('combobox', { name: 'Highest qualification' }).click();
    await page.getByRole('listbox').waitFor();
  }),
  createScreen('circumstances-experience', async ({ page }) => {
    await openExperience(page, 'In work');
    await findJob(page, 'secondary school teacher');
    await page.getByRole('option').first().click();
    await page.getByRole('radio', { name: 'over 10' }).click();
    await page
      .getByRole('button', { name: /^More of this/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Walking' }).click();
    for (const name of [/^Hours/, /^Pressure/]) await page.getByRole('button', { name }).click();
    await page.getByRole('textbox', { name: /pounds/ }).fill('47,500');
  }),
  createScreen('circumstances-experience-search', async ({ page }) => {
    await openExperience(page, 'In work');
    await findJob(page, 'sozialarb');
    await page.getByRole('option').first().waitFor();
  }),
  createScreen('circumstances-experience-unknown', async ({ page }) => {
    await openExperience(page, 'In work');
    await findJob(page, 'Head of Year 9');
    await waitForText(page, /We don’t know/);
    await page.getByRole('button', { name: 'Secondary school teacher' }).waitFor();
  }),
  createScreen('circumstances-experience-offline', async ({ page }) => {
    await openExperience(page, 'In work');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Walking' }).click();
    await waitForText(page, /Your answers are still here/);
  }),
  createScreen('circumstances-experience-pupil', async ({ page }) => {
    await openExperience(page, 'At school');
    await findJob(page, 'shop');
    await page.getByRole('option').first().click();
  }),
  createScreen('circumstances-deal-breakers', async ({ page }) => {
    await openCircumstances(page, 3);
    await pressButton(page, 'Heavy lifting');
  }),
  createScreen('circumstances-jobs', async ({ page }) => {
    await searchJob(page, 'nurse');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
  }),
  createScreen('circumstances-jobs-full', async ({ page }) => {
    await openCircumstances(page, 4);
    for (const text of ['nurse', 'electrician', 'primary']) {
      await page.getByRole('combobox', { name: 'Job title' }).fill(text);
      await page.getByRole('option').first().click();
    }
    await waitForText(page, /Remove one to choose another/);
  }),
  createScreen('circumstances-jobs-none', async ({ page }) => {
    await searchJob(page, 'chimney astronomer');
    await waitForText(page, /We have no job called/);
  }),
  createScreen('circumstances-jobs-failed', { refused: endpoints.occupations }, async ({ page }) => {
    await searchJob(page, 'nurse');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
  createScreen('circumstances-jobs-offline', async ({ page }) => {
    await openCircumstances(page, 4);
    await page.context().setOffline(true);
    await page.getByRole('combobox', { name: 'Job title' }).fill('nurse');
    await waitForText(page, /We’ll search for what you typed/);
  }),
  createScreen('circumstances-finer-tiles', async ({ page }) => {
    await openCircumstances(page, 5);
    await page.getByRole('radio', { name: 'Like' }).first().click();
    await page.getByRole('radio', { name: 'Not for me' }).nth(1).click();
  }),
  createScreen('circumstances-finer-tiles-loading', { pending: endpoints.draftFinerTiles }, async ({ page }) => {
    await openCircumstances(page, 5);
    await waitForText(page, /Picking from your answers/);
  }),
];
