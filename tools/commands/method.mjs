// npm run method -w tools/commands: the figures of docs/method.md, measured anew. With --diff, what edited rows of
// libs/career-data/data change against a commit (HEAD, or the one that follows --diff). With
// --constants, writes constants.json there, for an occupations table that has changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail } from './project.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAMS = join(ROOT, 'libs/career-matching/dist-scripts');
const TABLES = 'libs/career-data/data';

const [option, commit = 'HEAD'] = process.argv.slice(2);

try {
  if (option === undefined) run('print-figures.js');
  else if (option === '--diff') run('print-row-changes.js', JSON.stringify(rowsAt(commit)));
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

function writeConstants() {
  const printed = execFileSync(process.execPath, [join(PROGRAMS, 'print-constants.js')], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  /** @type {{ stamp: string, rows: object[], filled: Record<string, object> }} */
  const { stamp, rows, filled } = JSON.parse(printed);
  const rowLines = rows.map((row) => `    ${line(row)}`);
  const filledLines = Object.entries(filled).map(([code, row]) => `    "${code}": ${line(row)}`);
  const text = `{
  "stamp": ${JSON.stringify(stamp)},
  "rows": [
${rowLines.join(',\n')}
  ],
  "filled": {
${filledLines.join(',\n')}
  }
}
`;
  writeFileSync(join(ROOT, TABLES, 'constants.json'), text);
  console.log(`Wrote the constants of ${rows.length} occupations, stamp ${stamp}.`);
}

/** A flat object in a line, as the tables have it. @param {object} row */
function line(row) {
  const cells = Object.entries(row).map(([name, cell]) => `"${name}": ${JSON.stringify(cell)}`);
  return `{ ${cells.join(', ')} }`;
}

/** @param {string} commit */
function rowsAt(commit) {
  return {
    tiles: tableAt(commit, 'tiles'),
    circumstances: tableAt(commit, 'circumstances'),
  };
}

/** Returns the rows of a committed table. @param {string} commit @param {string} name @returns {unknown} */
function tableAt(commit, name) {
  const source = execFileSync('git', ['show', `${commit}:${TABLES}/${name}.json`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(source);
}
