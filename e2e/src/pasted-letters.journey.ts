// Microsoft Word's bullet is a character that our fonts lack. A note with it must not make the PDF fail.
import { endpoints, fillPath, pageTo, type ReportCareers } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readJson, buyOwnReport } from './screens/fixtures';

const PASTED_NOTE = '\uf0b7 Ask my uncle about the workshop';

test('a report can be downloaded as PDF although its note has a character that no font contains', async ({ page }) => {
  const id = await buyOwnReport(page, 'bullet');
  const path = fillPath(endpoints.reportCareers.path, { id });
  const { careers }: ReportCareers = await readJson(page.request.get(path));
  await readJson(page.request.patch(`${path}/${careers[0]?.code}`, { data: { note: PASTED_NOTE } }));
  await page.goto(pageTo.report(id));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await download).path(), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
});
