import { endpoints } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { openStatements } from './funnel-screens';
import { pressButton, waitForText, type Screen, createScreen } from './screen';

const STEP_TITLE = 'Would you like to spend a working day on this?';

/** Opens one of the four screens of the circumstances step; `screen` is its index. */
async function openCircumstances(page: Page, screen: number): Promise<void> {
  await openStatements(page, 36);
  await pressButton(page, 'Complete Assessment');
  await page.getByRole('heading', { name: STEP_TITLE }).waitFor();
  for (let at = 0; at < screen; at += 1) await pressButton(page, 'Next');
}

async function searchJob(page: Page, text: string): Promise<void> {
  await openCircumstances(page, 3);
  await page.getByRole('combobox', { name: 'Job title' }).fill(text);
}

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
  createScreen('circumstances-deal-breakers', async ({ page }) => {
    await openCircumstances(page, 2);
    await pressButton(page, 'Heavy lifting');
  }),
  createScreen('circumstances-jobs', async ({ page }) => {
    await searchJob(page, 'nurse');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
  }),
  createScreen('circumstances-jobs-full', async ({ page }) => {
    await openCircumstances(page, 3);
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
    await openCircumstances(page, 3);
    await page.context().setOffline(true);
    await page.getByRole('combobox', { name: 'Job title' }).fill('nurse');
    await waitForText(page, /We’ll search for what you typed/);
  }),
];
