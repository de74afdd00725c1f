// Writes the prerendered pages of one remote into its build folder, so that they are published with the build. Needs the
// remote's own build and the frame's source, and no other remote. Usage: node write-fragments.mjs <remote>
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { loadMatchingTables } from '@bearings/career-matching';
import { DEFAULT_COUNTRY } from '@bearings/domain';
import { makeSample, listSampleCareers, composeSampleDetail } from '@bearings/report-composer';
import { librarySource } from './library-source.mjs';
import { drawPictures } from './pictures/draw-pictures.mjs';

const load = createRequire(import.meta.url);
const project = resolve(import.meta.dirname, '../..');

/** @param {string} file */
const hashFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Returns the API's replies about the sample report. They are computed by the same functions as in the API. */
async function makeSampleSource() {
  const tables = loadMatchingTables();
  const sample = await makeSample(tables);
  return {
    report: composeSampleDetail(sample, DEFAULT_COUNTRY),
    careers: listSampleCareers(tables, sample, DEFAULT_COUNTRY),
  };
}

/**
 * Renders the pages of each remote, with the texts of its preview pictures.
 * @type {Record<string, () => Promise<{
 *   pages: import('./src/prerender-pages').PrerenderedRemote,
 *   pictures: readonly import('./src/prerender-pages').DrawnPicture[]
 * }>>}
 */
const RENDERERS = {
  account: async () => {
    /** @type {typeof import('./src/account')} */
    const { prerender } = load('./dist/account.cjs');
    // The program with which the API renders the opening of a report.
    const program = hashFile(resolve(import.meta.dirname, 'dist/report-page.cjs'));
    return { pages: await prerender(await makeSampleSource(), program), pictures: [] };
  },
  assessment: async () => {
    /** @type {typeof import('./src/assessment')} */
    const { prerender, pictures } = load('./dist/assessment.cjs');
    return { pages: await prerender(), pictures };
  },
  marketing: async () => {
    /** @type {typeof import('./src/marketing')} */
    const { prerender, pictures } = load('./dist/marketing.cjs');
    return { pages: await prerender(librarySource()), pictures };
  },
};

const [remote = ''] = process.argv.slice(2);
const render = RENDERERS[remote];
if (!render) throw new Error(`Name one remote: ${Object.keys(RENDERERS).join(', ')}.`);
const folder = resolve(project, `frontend-${remote}/dist`);
const { pages, pictures } = await render();
writeFileSync(join(folder, 'prerendered.json'), JSON.stringify(pages, null, 1));
await drawPictures(
  pictures.map(({ path, ...words }) => ({ file: join(folder, relative(`/remotes/${remote}`, path)), ...words })),
);
