// npm run data -- import <file>: writes a table of libs/career-data/data from a JSON file of
// published figures. The file's name says which layout it has; a cell that does not fit stops the import.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LAYOUTS } from './data-layouts.mjs';
import { CommandError, fail } from './project.mjs';

const TABLES = resolve(import.meta.dirname, '../../libs/career-data/data');
const CHECKSUMS = 'imports.json';

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Makes a table from a source file's name and text. Throws with the row and column that do not fit.
 * @param {string} file @param {string} text
 */
export function makeTable(file, text) {
  const layout = LAYOUTS[file];
  if (!layout) throw new CommandError(`${file}: use one of ${Object.keys(LAYOUTS).join(', ')}.`);
  const { meta, data } = parse(file, text);
  const year = yearOf(file, meta);
  const rows = rowsOf(file, layout, data).toSorted(([a], [b]) => compare(String(a), String(b)));
  if (rows.length === 0) throw new CommandError(`${file}: no rows.`);
  const { columns } = layout;
  for (const [key, ...cells] of rows) {
    if (cells.length + 1 !== columns) {
      throw new CommandError(
        `${file}: the row of ${key} makes ${cells.length + 1} columns of ${columns}.`,
      );
    }
    if (!layout.key.test(String(key))) throw new CommandError(`${file}: "${key}" is no key.`);
    const wrong = cells.findIndex((cell, index) => !layout.isCell(cell, index + 1));
    if (wrong !== -1)
      throw new CommandError(`${file}: column ${wrong + 2} of ${key} is ${cells[wrong]}.`);
  }
  return {
    table: layout.table,
    source: `[\n${rows.map((row) => `  ${toSource(row)}`).join(',\n')}\n]\n`,
    checksums: { file, year, sha256: sha256(text), rows: sha256(JSON.stringify(rows)) },
  };
}

/** @param {string} file @param {string} text @returns {Record<string, any>} */
function parse(file, text) {
  try {
    return Object(JSON.parse(text));
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}.`);
  }
}

/**
 * Returns the first year that a file names as its edition, or as that of its first source.
 * @param {string} file @param {{ edition?: unknown, sources?: { edition?: unknown }[] } | undefined} meta
 */
function yearOf(file, meta) {
  const edition = String(meta?.edition ?? meta?.sources?.[0]?.edition ?? '');
  const year = /\b20\d\d\b/.exec(edition)?.[0];
  if (year === undefined) throw new CommandError(`${file}: meta names no edition with its year.`);
  return Number(year);
}

/** @param {string} file @param {import('./data-layouts.mjs').Layout} layout @param {Record<string, any>} data */
function rowsOf(file, layout, data) {
  try {
    return layout.rows(data);
  } catch {
    throw new CommandError(
      `${file}: data is not laid out as LAYOUTS in tools/commands/data-layouts.mjs reads it for ${layout.table}.`,
    );
  }
}

/** Orders by key and keeps rows of one key as the source has them. @param {string} a @param {string} b */
function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** @param {unknown} cell @returns {string} */
function toSource(cell) {
  return Array.isArray(cell) ? `[${cell.map(toSource).join(', ')}]` : JSON.stringify(cell);
}

/**
 * Replaces or adds one table's checksums in the text of imports.json.
 * @param {string} text @param {string} table @param {{file: string, year: number, sha256: string, rows: string}} checksums
 */
export function withChecksums(text, table, checksums) {
  return `${JSON.stringify({ ...JSON.parse(text), [table]: checksums }, null, 2)}\n`;
}

/** @param {string} text of a table */
const countRows = (text) => JSON.parse(text).length;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [command, path] = process.argv.slice(2);
    if (command !== 'import' || path === undefined)
      throw new CommandError(
        `Use: npm run data -- import <file>, which is one of ${Object.keys(LAYOUTS).join(', ')}, with ` +
          '{"meta": {"edition": …}, "data": {<key>: [<cell>, …]}}, or as data-layouts.mjs beside says.',
      );
    if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
    const { table, source, checksums } = makeTable(basename(path), readFileSync(path, 'utf8'));
    const before = countRows(readFileSync(join(TABLES, table), 'utf8'));
    writeFileSync(join(TABLES, table), source);
    const list = join(TABLES, CHECKSUMS);
    writeFileSync(list, withChecksums(readFileSync(list, 'utf8'), table, checksums));
    console.log(
      `${table} written: ${countRows(source)} rows, ${before} before. Correct edition, year and attribution in ` +
        `${table.replace('.json', '.ts')} of src/occupations (a test compares its year with the file), then run: ` +
        'npm test -w libs/career-data && npm test -w backend -- src/country/pay',
    );
  } catch (error) {
    fail(error);
  }
}
