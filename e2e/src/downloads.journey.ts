import { endpoints, fillPath, pageTo } from '@bearings/contracts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshEmail } from './funnel';
import { guard, PAYLOADS } from './payloads';
import { buy, complete } from './screens/cast';
import { test } from './screens/stage';
import { openDatabase } from './site-database';

/** PostgreSQL cannot hold a NUL. */
const STORABLE = PAYLOADS.filter((payload) => !payload.includes('\u0000'));
/** So many texts has a report that a writer fills. */
const TEXTS_A_REPORT = 40;

const slices = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, slice) =>
    all.slice(slice * size, (slice + 1) * size),
  );

/** Letters without what a line may be broken at, and without the marks of a writer's text. */
const letters = (text: string): string => text.replaceAll(/[\s*#-]/g, '');

/** The same prose with its texts replaced in turn; only the careers' codes stay. */
function filled(prose: unknown, texts: Iterator<string>, key = ''): unknown {
  if (typeof prose === 'string') return key === 'code' ? prose : (texts.next().value ?? prose);
  if (Array.isArray(prose)) return prose.map((each) => filled(each, texts));
  if (typeof prose !== 'object' || prose === null) return prose;
  return Object.fromEntries(
    Object.entries(prose).map(([name, value]) => [name, filled(value, texts, name)]),
  );
}

interface Download {
  /** What stands in it as text. */
  holds: readonly string[];
  html: string;
  text: string;
}

async function download(request: APIRequestContext, id: string, holds: string[]) {
  const get = async (path: string) => (await request.get(fillPath(path, { id }))).text();
  const html = await get(endpoints.downloadHtml.path);
  return { holds, html, text: await get(endpoints.downloadText.path) };
}

/** Opens the files from the disk, where no server forbids scripts, and leaves them a moment to run. */
async function openFromDisk(page: Page, folder: string, downloads: readonly Download[]) {
  const files = downloads.flatMap(({ holds, html, text }, place) => [
    { name: `${place}.html`, content: html, holds },
    { name: `${place}.txt`, content: text, holds },
  ]);
  await Promise.all(files.map(({ name, content }) => writeFile(path.join(folder, name), content)));
  const index = path.join(folder, 'index.html');
  const frames = files.map(({ name }) => `<iframe name="${name}" src="${name}"></iframe>`);
  await writeFile(index, `<!doctype html><meta charset="utf-8">${frames.join('')}`);
  await page.goto(pathToFileURL(index).href, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  for (const { name, holds } of files) {
    const shown = letters((await page.frame(name)?.locator('body').textContent()) ?? '');
    expect(holds.filter((text) => !shown.includes(letters(text)))).toEqual([]);
  }
}

test('as names and as report text, nothing runs in the downloads and on the page', async ({
  context,
  page,
}, testInfo) => {
  const database = await openDatabase();
  test.skip(!database, 'the downloads of hostile texts, without the database of the site');
  if (!database) return;
  test.slow();
  const { request } = context;
  const folder = testInfo.outputPath();
  const person = { email: freshEmail('hostile'), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await complete(request, person);
  await buy(request, id);
  const happened = await guard(page);
  try {
    for (const names of slices(STORABLE, 30)) {
      const downloads: Download[] = [];
      for (const name of names) {
        await database.query('update assessments set first_name = $1 where id = $2', [name, id]);
        downloads.push(await download(request, id, [name]));
      }
      await openFromDisk(page, folder, downloads);
    }

    await database.query("update assessments set first_name = 'Robin' where id = $1", [id]);
    const found = await database.query('select prose from reports where assessment_id = $1', [id]);
    for (const texts of slices(STORABLE, TEXTS_A_REPORT)) {
      const prose = filled(found.rows[0].prose, texts.values());
      await database.query('update reports set prose = $1 where assessment_id = $2', [prose, id]);
      const holds = texts.map((text) => text.replaceAll('{{firstName}}', 'Robin'));
      await openFromDisk(page, folder, [await download(request, id, holds)]);
      await page.goto(pageTo.report(id));
      await page.getByRole('button', { name: 'Open all' }).click({ timeout: 10_000 });
      // However long a word: beside the text stand the downloads, and must not be covered.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const shown = letters((await page.locator('main').textContent()) ?? '');
      expect(holds.filter((text) => !shown.includes(letters(text)))).toEqual([]);
    }
  } finally {
    await database.end();
  }
  expect(happened).toEqual([]);
});
