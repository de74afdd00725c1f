// The states of a report's careers, on the sample: what they change stays in the browser.
import { endpoints, pages } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { leavePending, refuseCall } from './mock-replies';
import {
  press,
  type Screen,
  type ScreenFixture,
  type ScreenState,
  visit,
  waitForText,
} from './screen';

const CAREERS_PART = '#careers, [aria-labelledby="comparison"]';

const table = (page: Page) => page.getByRole('table', { name: /^Your careers side by side/ });

/** Presses a button in the table, of those with such a name the one at this place. */
const pressInTable = (page: Page, name: RegExp, place = 0): Promise<void> =>
  table(page).getByRole('button', { name }).nth(place).click();

const compare = (page: Page, place: number): Promise<void> =>
  table(page).getByRole('checkbox').nth(place).check();

const CAREERS: readonly ScreenState[] = [
  {
    name: 'careers-kept',
    part: CAREERS_PART,
    open: async ({ page }) => {
      await pressInTable(page, /^Keep /);
      await waitForText(page, / is kept\.$/);
    },
  },
  {
    name: 'careers-struck',
    part: CAREERS_PART,
    open: async ({ page }) => {
      for (const count of [1, 2]) {
        await pressInTable(page, /^Strike /, 1);
        await waitForText(page, `Struck (${count})`);
      }
    },
  },
  {
    name: 'career-note',
    part: CAREERS_PART,
    open: async ({ page }) => {
      await pressInTable(page, /^1\. /);
      const note = table(page).getByRole('textbox', { name: 'Your note' }).first();
      await note.fill(`Ask ${'incomprehensibilities'.repeat(4)} about her first year.`);
      await press(page, 'Save note');
      await waitForText(page, 'Your note is saved.');
      await pressInTable(page, /^1\. /);
    },
  },
  {
    name: 'careers-compare-one',
    part: CAREERS_PART,
    open: async ({ page }) => {
      await compare(page, 0);
      await page.getByRole('button', { name: 'Clear' }).waitFor();
    },
  },
  {
    name: 'careers-compared-two',
    part: CAREERS_PART,
    open: async ({ page }) => {
      await compare(page, 1);
      await press(page, 'Compare 2 careers');
    },
  },
  {
    name: 'careers-compared-four',
    part: CAREERS_PART,
    open: async ({ page }) => {
      await compare(page, 2);
      await compare(page, 3);
      await press(page, 'Compare 4 careers');
    },
  },
  {
    name: 'careers-none-kept',
    part: CAREERS_PART,
    open: async ({ page }) => {
      await press(page, 'Clear');
      await pressInTable(page, /^Kept /);
      await page.getByRole('combobox', { name: 'Show' }).click();
      await page.getByRole('option', { name: /kept/i }).click();
      await waitForText(page, 'No careers match what you chose to show.');
    },
  },
];

const openSample = ({ page }: ScreenFixture): Promise<void> =>
  visit(page, pages.sampleReport, /career report/i);

async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name }).click();
}

export const sampleScreens: readonly Screen[] = [
  { name: 'sample-report', open: openSample, further: CAREERS },
  {
    name: 'sample-country',
    variantOf: 'sample-report',
    open: async (fixture) => {
      await openSample(fixture);
      await chooseCountry(fixture.page, 'Germany');
      await waitForText(fixture.page, 'Pay in Germany');
    },
    further: [
      {
        name: 'sample-country-failed',
        part: CAREERS_PART,
        open: async ({ page }) => {
          await refuseCall(page, endpoints.report, 500);
          await chooseCountry(page, 'Norway');
          await page.getByRole('button', { name: 'Try Again' }).waitFor();
        },
      },
    ],
  },
  {
    name: 'sample-country-loading',
    part: CAREERS_PART,
    open: async (fixture) => {
      await openSample(fixture);
      await leavePending(fixture.page, endpoints.report);
      await chooseCountry(fixture.page, 'Germany');
      await waitForText(fixture.page, 'Loading the figures for Germany…');
    },
  },
];
