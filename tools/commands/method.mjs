// npm run method -w tools/commands: the figures of docs/method.md, measured anew. With --diff, what edited rows of
// libs/career-data/src/matching change against a commit (HEAD, or the one that follows --diff). With
// --constants, writes constants.data.ts there, for an occupations table that has changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail } from './project.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAMS = join(ROOT, 'libs/career-matching/dist-scripts');
const TABLES = 'libs/career-data/src/matching';

const [option, commit = 'HEAD'] = process.argv.slice(2);

try {
  if (option === undefined) run('print-figures.js');
  else if (option === '--diff') run('print-row-changes.js', JSON.stringify(await rowsAt(commit)));
  else if (option === '--constants') writeConstants();
  else throw new Error(`There is no option ${option}: use --diff, --constants, or none.`);
} catch (error) {
  fail(error);
}

/** @param {string} program @param {string} [input] */
function run(program, input) {
  const { status } = spawnSync(process.execPath, [join(PROGRAMS, program)], {
    ...(input === undefined ? {} : { input }),
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}

/**
 * Replaces the stamp, the rows and the filled demands; the texts between them stay.
 * @returns {void}
 */
function writeConstants() {
  const printed = execFileSync(process.execPath, [join(PROGRAMS, 'print-constants.js')], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  /** @type {{ stamp: string, rows: object[], filled: Record<string, object> }} */
  const { stamp, rows, filled } = JSON.parse(printed);
  const file = join(ROOT, TABLES, 'constants.data.ts');
  const rowLines = rows.map((row) => `  ${literal(row)},\n`);
  const filledLines = Object.entries(filled).map(
    ([code, demands]) => `  '${code}': ${literal(demands)},\n`,
  );
  const written = readFileSync(file, 'utf8')
    .replace(/(CONSTANTS_STAMP = ')[^']*/, `$1${stamp}`)
    .replace(/(CONSTANT_ROWS: [^=]+= \[\n)[^\]]*\];/, `$1${rowLines.join('')}];`)
    .replace(/(FILLED_DEMAND: [^=]+= \{\n)[^;]*;/, `$1${filledLines.join('')}};`);
  writeFileSync(file, written);
  console.log(`Wrote the constants of ${rows.length} occupations, stamp ${stamp}.`);
}

/** A flat object as the tables print it. @param {object} row */
function literal(row) {
  const cells = Object.entries(row).map(
    ([name, cell]) => `${name}: ${typeof cell === 'string' ? `'${cell}'` : cell}`,
  );
  return `{ ${cells.join(', ')} }`;
}

/** @param {string} commit */
async function rowsAt(commit) {
  return {
    tiles: await tableAt(commit, 'tiles'),
    circumstances: await tableAt(commit, 'circumstances'),
  };
}

/**
 * The rows of a committed table: its file is one array literal behind a declaration.
 * @param {string} commit @param {string} name @returns {Promise<unknown>}
 */
async function tableAt(commit, name) {
  const path = `${TABLES}/${name}.data.ts`;
  const source = execFileSync('git', ['show', `${commit}:${path}`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  const literal = source.slice(source.indexOf('= [') + 2, source.lastIndexOf(']') + 1);
  const module = `export const rows = ${literal};`;
  const { rows } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  return rows;
}
