// Converts a file of published figures to a table in `data/`; the file's name determines the table.
// Usage: npm run data -- import <file>
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { TABLE_LAYOUTS } from './layouts.js';
import { makeTable, withTableImport } from './make-table.js';

const DATA_FOLDER = join(import.meta.dirname, '../data');
const USAGE_MESSAGE = `Use: npm run data -- import <file>, which is one of ${Object.keys(TABLE_LAYOUTS).join(', ')}, with {"meta": {"edition": …}, "data": {<key>: [<cell>, …]}}, or as libs/career-data/scripts/layouts.ts says.`;

const countRows = (text: string): number => z.array(z.unknown()).parse(JSON.parse(text)).length;

function importTable(path: string): string {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const { table, source, checksums } = makeTable(basename(path), readFileSync(path, 'utf8'));
  const file = join(DATA_FOLDER, table);
  const before = countRows(readFileSync(file, 'utf8'));
  writeFileSync(file, source);
  const list = join(DATA_FOLDER, 'imports.json');
  writeFileSync(list, withTableImport(readFileSync(list, 'utf8'), table, checksums));
  const reader = table.replace('.json', '.ts');
  return `${table} written: ${countRows(source)} rows, ${before} before. Correct edition, year and attribution in src/occupations/${reader} (a test compares its year with the file), then run: npm test -w libs/career-data && npm test -w libs/report-composer -- pay`;
}

try {
  const [command, path] = process.argv.slice(2);
  if (command !== 'import' || path === undefined) throw new Error(USAGE_MESSAGE);
  process.stdout.write(`${importTable(path)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
