// Screens of a report’s list of careers. They use the sample report, because changes to it are never sent to the
// server.
import { endpoints, pages } from '@bearings/contracts';
import type { Locator, Page } from '@playwright/test';
import { leaveReplyPending, refuseCall } from './mock-replies';
import {
  pressButton,
  type Screen,
  type ScreenFixture,
  type ScreenState,
  visitPage,
  waitForText,
  createScreen,
} from './screen';

const CAREERS_PART = '#careers, [aria-labelledby="comparison"]';

/** Opens the career at an index of the list, and clicks the button or checkbox `name` in it. */
async function pressInCareer(page: Page, index: number, name: RegExp): Promise<void> {
  const row = page.locator('#careers h3 button').nth(index);
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  const career = page.getByRole('article', { name: await readTitle(row) });
  const control = career.getByRole('button', { name }).or(career.getByRole('checkbox', { name }));
  await control.click();
}

const readTitle = async (row: Locator): Promise<string> => (await row.innerText()).replace(/^\d+\. /, '');

const pressCompare = (page: Page, index: number): Promise<void> => pressInCareer(page, index, /^Compare /);

const CAREER_STATES: readonly ScreenState[] = [
  createScreen('careers-kept', { part: CAREERS_PART }, async ({ page }) => {
    await pressInCareer(page, 0, /^Save \w/);
    await waitForText(page, / is saved\.$/);
  }),
  createScreen('careers-removed', { part: CAREERS_PART }, async ({ page }) => {
    for (const count of [1, 2]) {
      await pressInCareer(page, 1, /^Not for me /);
      await waitForText(page, `Not for me (${count})`);
    }
  }),
  createScreen('career-note', { part: CAREERS_PART }, async ({ page }) => {
    const row = page.locator('#careers h3 button').first();
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
    const note = page.getByRole('textbox', { name: 'Your note' }).first();
    if (!(await note.isVisible())) await page.getByText('Your note').first().click();
    await note.fill(`Ask ${'incomprehensibilities'.repeat(4)} about her first year.`);
    await pressButton(page, 'Save note');
    await waitForText(page, 'Your note is saved.');
  }),
  createScreen('careers-compare-one', { part: CAREERS_PART }, async ({ page }) => {
    await pressCompare(page, 0);
    await page.getByRole('button', { name: 'Clear' }).waitFor();
  }),
  createScreen('careers-compared-two', { part: CAREERS_PART }, async ({ page }) => {
    await pressCompare(page, 1);
    await pressButton(page, 'Compare 2 careers');
  }),
  createScreen('careers-compared-four', { part: CAREERS_PART }, async ({ page }) => {
    await pressCompare(page, 2);
    await pressCompare(page, 3);
    await pressButton(page, 'Compare 4 careers');
  }),
  createScreen('careers-none-kept', { part: CAREERS_PART }, async ({ page }) => {
    await pressButton(page, 'Clear');
    await pressInCareer(page, 0, /^Saved /);
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: /saved/i }).click();
    await waitForText(page, 'No careers match what you chose to show.');
  }),
];

async function openSample({ page }: ScreenFixture): Promise<void> {
  await visitPage(page, pages.sampleReport, /career report/i);
  // The careers are not prerendered, so wait for them.
  await page.locator('#careers h3 button').first().waitFor();
}

async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name }).click();
}

export const sampleScreens: readonly Screen[] = [
  { name: 'sample-report', open: openSample, further: CAREER_STATES },
  createScreen('sample-country-failed', { part: CAREERS_PART }, async (fixture) => {
    await openSample(fixture);
    await refuseCall(fixture.page, endpoints.report, 500);
    await chooseCountry(fixture.page, 'Norway');
    await fixture.page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
  createScreen('sample-country-loading', { part: CAREERS_PART }, async (fixture) => {
    await openSample(fixture);
    await leaveReplyPending(fixture.page, endpoints.report);
    await chooseCountry(fixture.page, 'Germany');
    await waitForText(fixture.page, 'Loading the figures for Germany…');
  }),
];
