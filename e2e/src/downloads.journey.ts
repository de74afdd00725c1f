import { endpoints, fillPath, pageTo } from '@bearings/contracts';
import { SCRIPT_PAYLOADS } from '@bearings/contracts/testing';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshEmail } from './funnel';
import { recordScriptRuns, waitForPayloads } from './script-guard';
import { buyReport, submitAssessment } from './screens/fixtures';
import { test } from './screens/test-fixture';
import { openDatabase } from './site-database';

/** The harmful texts of the tests (payloads), except those with a NUL character, which PostgreSQL cannot store. */
const STORABLE_PAYLOADS = SCRIPT_PAYLOADS.filter((payload) => !payload.includes('\u0000'));
/** Number of payloads put into one first name: few, because a payload that is parsed as markup hides the next ones. */
const PAYLOADS_PER_NAME = 10;
const PAYLOADS_PER_REPORT = 40;

const splitIntoSlices = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, slice) => all.slice(slice * size, (slice + 1) * size));

/** Removes white space, hyphens, `*` and `#`, which the downloads add or leave out. */
const withoutMarks = (text: string): string => text.replaceAll(/[\s*#-]/g, '');

/** Fields of the prose that are not replaced, because they contain codes of careers, categories and activities. */
const INTERNAL_KEYS = new Set(['code', 'restsOn', 'quotes']);

/** Returns the prose with each of its texts replaced by the next one of `texts`. */
function fillProse(prose: unknown, texts: Iterator<string>, key = ''): unknown {
  if (INTERNAL_KEYS.has(key)) return prose;
  if (typeof prose === 'string') return texts.next().value ?? prose;
  if (Array.isArray(prose)) return prose.map((each) => fillProse(each, texts));
  if (typeof prose !== 'object' || prose === null) return prose;
  return Object.fromEntries(Object.entries(prose).map(([name, value]) => [name, fillProse(value, texts, name)]));
}

interface Download {
  /** Texts that must be visible in the file. */
  expected: readonly string[];
  html: string;
  text: string;
}

async function downloadEvery(request: APIRequestContext, id: string, expected: string[]) {
  const fetchText = async (path: string) => (await request.get(fillPath(path, { id }))).text();
  const html = await fetchText(endpoints.downloadHtml.path);
  return { expected, html, text: await fetchText(endpoints.downloadText.path) };
}

/** Opens the downloads by file URL, where no security header blocks scripts. */
async function openFromDisk(page: Page, folder: string, downloads: readonly Download[]) {
  const files = downloads.flatMap(({ expected, html, text }, index) => [
    { name: `${index}.html`, content: html, expected },
    { name: `${index}.txt`, content: text, expected },
  ]);
  await Promise.all(files.map(({ name, content }) => writeFile(path.join(folder, name), content)));
  const index = path.join(folder, 'index.html');
  const frames = files.map(({ name }) => `<iframe name="${name}" src="${name}"></iframe>`);
  await writeFile(index, `<!doctype html><meta charset="utf-8">${frames.join('')}`);
  await page.goto(pathToFileURL(index).href, { waitUntil: 'load' });
  await waitForPayloads(page);
  for (const { name, expected } of files) {
    const shownText = withoutMarks((await page.frame(name)?.locator('body').textContent()) ?? '');
    expect(expected.filter((text) => !shownText.includes(withoutMarks(text)))).toEqual([]);
  }
}

test('scripts in a name or a report text do not run in the downloads or on the report page', async ({
  context,
  page,
}, testInfo) => {
  const database = await openDatabase();
  test.skip(!database, 'needs the database of the site under test');
  if (!database) return;
  test.slow();
  const { request } = context;
  const folder = testInfo.outputPath();
  const person = { email: freshEmail('hostile'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(request, person);
  await buyReport(request, id);
  const scriptRuns = await recordScriptRuns(page);
  try {
    const downloads: Download[] = [];
    for (const names of splitIntoSlices(STORABLE_PAYLOADS, PAYLOADS_PER_NAME)) {
      const name = names.join(' ');
      await database.query('update assessments set first_name = $1 where id = $2', [name, id]);
      downloads.push(await downloadEvery(request, id, names));
    }
    await openFromDisk(page, folder, downloads);

    await database.query("update assessments set first_name = 'Robin' where id = $1", [id]);
    const found = await database.query('select prose from reports where assessment_id = $1', [id]);
    for (const texts of splitIntoSlices(STORABLE_PAYLOADS, PAYLOADS_PER_REPORT)) {
      const prose = fillProse(found.rows[0].prose, texts.values());
      // The new generation time makes the server discard its cached reply with the report.
      await database.query('update reports set prose = $1, generated_at = now() where assessment_id = $2', [prose, id]);
      const expected = texts.map((text) => text.replaceAll('{{firstName}}', 'Robin'));
      await openFromDisk(page, folder, [await downloadEvery(request, id, expected)]);
      // Uses a narrow screen, because wide screens show only one career at a time.
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(pageTo.report(id));
      await page.getByRole('button', { name: 'Open all' }).click();
      await page.getByRole('button', { name: 'Open every career' }).click();
      // A long word must wrap, so that the page does not scroll sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const shownText = withoutMarks((await page.locator('main').textContent()) ?? '');
      expect(expected.filter((text) => !shownText.includes(withoutMarks(text)))).toEqual([]);
    }
  } finally {
    await database.end();
  }
  expect(scriptRuns).toEqual([]);
});
