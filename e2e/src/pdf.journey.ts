import { pages, pageTo } from '@bearings/contracts';
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { tabTo } from './keyboard';
import { visitPage } from './screens/screen';
import { test } from './screens/test-fixture';

async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Downloads a file with the link of this name. Returns the file's name and first four bytes. */
async function downloadFile(page: Page, name: string): Promise<[string, string]> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  const file = await download;
  const start = await readFile(await file.path(), { encoding: 'latin1' });
  return [file.suggestedFilename(), start.slice(0, 4)];
}

test('by keyboard, a buyer downloads a report as PDF, emails it, and downloads all reports as ZIP', async ({
  show,
}) => {
  const { page } = await show({
    name: 'report-files',
    as: 'buyer',
    open: ({ page, people }) => visitPage(page, pageTo.report(people.paid.id), /career report/i),
  });
  await pressButton(page, 'Save');
  const [pdf, pdfStart] = await downloadFile(page, 'Download PDF');
  expect(pdf).toMatch(/^career-report-\d{4}-\d\d-\d\d\.pdf$/);
  expect(pdfStart).toBe('%PDF');

  await pressButton(page, 'Email Report');
  await expect(page.getByText(/You can send it again in \d+ minutes?\./)).toBeVisible();

  await page.goto(pages.dashboard);
  const [zip, zipStart] = await downloadFile(page, 'Download All Reports');
  expect(zip).toBe('career-reports.zip');
  expect(zipStart).toBe('PK\u0003\u0004');
});
