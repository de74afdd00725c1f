// Writes the statistics of the questionnaire and of readers' feedback as CSV, for an analyst. Reads the database in
// DATABASE_URL, or else the one in the data folder of a site that is not running, and changes nothing in it.
// Usage: npm run item-statistics -- statistics.csv
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { CommandError, reportFailure, toProjectPath } from './project.mjs';
import { buildBackend, withDatabase } from './with-database.mjs';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    throw new CommandError('Say which file to write, such as npm run item-statistics -- statistics.csv.');
  }
  await buildBackend();
  const program = pathToFileURL(toProjectPath('backend/dist-scripts/scripts/item-statistics.js')).href;
  /** @type {{ createItemStatisticsCsv: (url: string) => Promise<string> }} */
  const { createItemStatisticsCsv } = await import(program);
  await withDatabase(async (url) => {
    const csv = await createItemStatisticsCsv(url);
    writeFileSync(file, csv);
    console.log(`${file} has ${csv.trimEnd().split('\n').length - 1} figures.`);
  });
} catch (error) {
  reportFailure(error);
}
