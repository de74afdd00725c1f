// Writes the prerendered pages of each remote into its build folder, so that they are published with the build.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { loadMatchingTables } from '@bearings/career-matching';
import { DEFAULT_COUNTRY } from '@bearings/domain';
import { makeSample, listSampleCareers, composeSampleDetail } from '@bearings/report-composer';
import { librarySource } from './library-source.mjs';
import { drawPictures } from './pictures/draw-pictures.mjs';

/** @type {typeof import('./src/prerender-site')} */
const { pictures, prerenderSite } = createRequire(import.meta.url)('./dist/prerender.cjs');

/** @param {string} file */
const hashFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const project = resolve(import.meta.dirname, '../..');
const builtFolder = (/** @type {string} */ remote) => resolve(project, `frontend-${remote}/dist`);

// The pages contain the shell's header and footer, so they are valid only with this build of the shell.
const shell = hashFile(resolve(project, 'frontend-shell/dist/index.html'));
// The API's replies about the sample report. They are computed by the same functions as in the API.
const tables = loadMatchingTables();
const composedSample = await makeSample(tables);
const sample = {
  report: composeSampleDetail(composedSample, DEFAULT_COUNTRY),
  careers: listSampleCareers(tables, composedSample, DEFAULT_COUNTRY),
};
// The program with which the API renders the opening of a report.
const program = hashFile(resolve(import.meta.dirname, 'dist/report-page.cjs'));
for (const [remote, prerendered] of Object.entries(await prerenderSite(librarySource(), sample, program))) {
  const file = join(builtFolder(remote), 'prerendered.json');
  writeFileSync(file, JSON.stringify({ shell, ...prerendered }, null, 1));
}
await drawPictures(
  Object.entries(pictures()).flatMap(([remote, list]) =>
    list.map(({ path, ...words }) => ({
      file: join(builtFolder(remote), relative(`/remotes/${remote}`, path)),
      ...words,
    })),
  ),
);
