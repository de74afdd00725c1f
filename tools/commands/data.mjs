// npm run data -- import <file>: writes a table of backend/src/content/occupations from a JSON file of
// published figures. The file's name says which layout it has; a cell that does not fit stops the import.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, fail } from './project.mjs';

const TABLES = resolve(import.meta.dirname, '../../backend/src/content/occupations');
const CHECKSUMS = 'imports.data.ts';

/**
 * @typedef {object} Layout How a source file becomes a table.
 * @property {string} table file below backend/src/content/occupations
 * @property {string} name exported constant
 * @property {string} columns the row's type, one line for each column
 * @property {string} about what the table holds
 * @property {(data: Record<string, any>) => unknown[][]} rows
 * @property {RegExp} key first cell of a row
 * @property {(cell: unknown, column: number) => boolean} isCell whether a further cell may stand in its column
 */

const isFigure = (/** @type {unknown} */ cell) => typeof cell === 'number' && cell >= 0;
const isFigureOrNull = (/** @type {unknown} */ cell) => cell === null || isFigure(cell);
const isText = (/** @type {unknown} */ cell) => typeof cell === 'string';
const CODE = /^\d\d-\d{4}\.\d\d$/;

/** A share of people without an employer from which it is worth saying, in per cent. */
const OFTEN = 25;

/** @type {Record<string, Layout>} */
const LAYOUTS = {
  'canada_pay.json': {
    table: 'canada-pay.data.ts',
    name: 'CANADA_PAY_ROWS',
    about: 'Canadian wages by occupation, CAD an hour; source in `canada-pay.ts`.',
    columns: `  code: string,
  noc: string,
  title: string,
  scope: string,
  low: number,
  median: number,
  high: number,`,
    rows: (data) => Object.entries(data).map(([code, cells]) => [code, ...cells]),
    key: CODE,
    isCell: (cell, column) => (column <= 3 ? isText(cell) : isFigure(cell)),
  },
  'uk_pay_place_age.json': {
    table: 'uk-age-pay.data.ts',
    name: 'UK_AGE_PAY_ROWS',
    about:
      'UK pay by SOC 2020 major group, GBP a year: all ages, 22 to 29, 40 to 49; source in `uk-age-pay.ts`.',
    columns: `  major: string,
  all: number | null,
  from22to29: number | null,
  from40to49: number | null,`,
    rows: ({ region, age }) =>
      Object.entries(region['United Kingdom']).map(([major, all]) => [
        major,
        all,
        age['22-29'][major],
        age['40-49'][major],
      ]),
    key: /^\d$/,
    isCell: isFigureOrNull,
  },
  'uk_working_life.json': {
    table: 'working-life.data.ts',
    name: 'WORKING_LIFE_ROWS',
    about: 'Hours and shares of UK unit groups, without titles; source in `working-life.ts`.',
    columns: `  soc2020: string,
  jobsThousands: number | null,
  partTimePct: number | null,
  womenPct: number | null,
  fullTimeHours: number | null,
  allHours: number | null,
  overtimeHours: number | null,`,
    rows: (data) => Object.entries(data).map(([soc, [, ...figures]]) => [soc, ...figures]),
    key: /^\d{4}$/,
    isCell: isFigureOrNull,
  },
  'ai_exposure.json': {
    table: 'ai-exposure.data.ts',
    name: 'AI_EXPOSURE_ROWS',
    about: 'Three measures of exposure to language models; sources in `ai-exposure.ts`.',
    columns: `  code: string,
  gptsPercentile: number,
  microsoftPercentile: number | null,
  iloCategory: string | null,`,
    rows: (data) =>
      Object.entries(data).map(([code, [gpts, microsoft, ilo]]) => [
        code,
        gpts[4],
        microsoft === null ? null : microsoft[1],
        ilo === null ? null : ilo[3],
      ]),
    key: CODE,
    isCell: (cell, column) => (column === 3 ? cell === null || isText(cell) : isFigureOrNull(cell)),
  },
  'us_outlook_bls.json': {
    table: 'us-self-employed.data.ts',
    name: 'US_SELF_EMPLOYED_ROWS',
    about:
      'People without an employer in the United States, in per cent, where it is a quarter or more; source in `us-self-employed.ts`.',
    columns: `  code: string,
  percent: number,`,
    // A figure shared with other occupations says too little of this one.
    rows: (data) =>
      Object.entries(data)
        .filter(([, row]) => row[2] === 'exact' && row[7] >= OFTEN)
        .map(([code, row]) => [code, Math.round(row[7])]),
    key: CODE,
    isCell: (cell) => isFigure(cell) && Number(cell) <= 100,
  },
  'uk_soc2020.json': {
    table: 'unit-group-titles.data.ts',
    name: 'UNIT_GROUP_TITLES_ROWS',
    about:
      "Job titles of UK unit groups, in the publisher's words; source in `unit-group-titles.ts`.",
    columns: `  soc2020: string,
  groupTitle: string,
  jobTitles: readonly string[],`,
    rows: (data) =>
      Object.entries(data).map(([soc, [title, , titles]]) => [
        soc,
        title,
        titles.map((/** @type {string} */ each) => each.replaceAll('’', "'")),
      ]),
    key: /^\d{4}$/,
    isCell: (cell, column) =>
      column === 1 ? isText(cell) : Array.isArray(cell) && cell.every(isText),
  },
  'uk_apprenticeships.json': {
    table: 'apprenticeships.data.ts',
    name: 'APPRENTICESHIP_ROWS',
    about:
      'Apprenticeship standards in England by occupation, the closest first; source in `apprenticeships.ts`.',
    columns: `  code: string,
  reference: string,
  title: string,
  level: 2 | 3 | 4 | 5 | 6 | 7,
  months: number,
  route: string,
  status: 'open' | 'paused' | 'listed',
  edition: 2021 | 2026,`,
    rows: (data) =>
      Object.entries(data).flatMap(([code, standards]) =>
        standards.map((/** @type {unknown[]} */ cells) => [
          code,
          ...cells.map((cell) => (cell === 'open in 2021' ? 'listed' : cell)),
        ]),
      ),
    key: CODE,
    isCell: (cell, column) => {
      if (column === 3) return isFigure(cell) && Number(cell) >= 2 && Number(cell) <= 7;
      if (column === 6) return ['open', 'paused', 'listed'].includes(String(cell));
      if (column === 7) return cell === 2021 || cell === 2026;
      return column === 4 ? isFigure(cell) : isText(cell);
    },
  },
};

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
  if (!meta?.edition && !meta?.sources) throw new CommandError(`${file}: meta names no edition.`);
  const rows = rowsOf(file, layout, data).toSorted(([a], [b]) => compare(String(a), String(b)));
  if (rows.length === 0) throw new CommandError(`${file}: no rows.`);
  const columns = layout.columns.trim().split('\n').length;
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
  const type = layout.name
    .toLowerCase()
    .replace(/_rows$/, '_row')
    .replaceAll(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase());
  const lines = rows.map((row) => `  ${toSource(row)},`).join('\n');
  const source = `export type ${type} = readonly [
${layout.columns}
];

/** ${layout.about} */
export const ${layout.name}: readonly ${type}[] = [
${lines}
];
`;
  return {
    table: layout.table,
    source,
    checksums: { file, sha256: sha256(text), rows: sha256(JSON.stringify(rows)) },
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

/** @param {string} file @param {Layout} layout @param {Record<string, any>} data */
function rowsOf(file, layout, data) {
  try {
    return layout.rows(data);
  } catch {
    throw new CommandError(
      `${file}: data is not laid out as LAYOUTS in tools/commands/data.mjs reads it for ${layout.table}.`,
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
  if (Array.isArray(cell)) return `[${cell.map(toSource).join(', ')}]`;
  return typeof cell === 'string' ? `'${cell.replaceAll("'", String.raw`\'`)}'` : String(cell);
}

/**
 * Replaces or adds one table's checksums in the text of imports.data.ts.
 * @param {string} text @param {string} table @param {{file: string, sha256: string, rows: string}} checksums
 */
export function withChecksums(text, table, { file, sha256: source, rows }) {
  const entry = `  '${table}': {
    file: '${file}',
    sha256: '${source}',
    rows: '${rows}',
  },
`;
  const own = new RegExp(`  '${table}': \\{[^}]*\\},\\n`);
  return own.test(text) ? text.replace(own, entry) : text.replace(/\};\n$/, `${entry}};\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [command, path] = process.argv.slice(2);
    if (command !== 'import' || path === undefined)
      throw new CommandError(
        `Use: npm run data -- import <file>, which is one of ${Object.keys(LAYOUTS).join(', ')}, with ` +
          '{"meta": {"edition": …}, "data": {<key>: [<cell>, …]}}.',
      );
    if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
    const { table, source, checksums } = makeTable(basename(path), readFileSync(path, 'utf8'));
    writeFileSync(join(TABLES, table), source);
    const list = join(TABLES, CHECKSUMS);
    writeFileSync(list, withChecksums(readFileSync(list, 'utf8'), table, checksums));
    console.log(
      `${table} written. Correct edition and attribution in ${table.replace('.data', '')}, ` +
        'then run: npm test -w backend -- src/country/pay facts-tables',
    );
  } catch (error) {
    fail(error);
  }
}
