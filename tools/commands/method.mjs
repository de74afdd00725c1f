// Measures the published figures on the method and on pay. With --publish, writes them to
// libs/contracts/data/measured-figures.json and docs/method.md. With --diff, compares the effects of edited rows of
// libs/career-data/data with those of a commit (HEAD, or the argument of --diff). With --constants, writes
// constants.json in that folder, which is necessary after a change of the occupations table. Usage: npm run method
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, inProject, ROOT, runNode } from './project.mjs';

const PROGRAMS = inProject('libs/career-matching/dist-scripts');
const TABLES = 'libs/career-data/data';
const FIGURES = 'libs/contracts/data/measured-figures.json';
const METHOD = 'docs/method.md';
/** The program that computes each set of figures. */
const MEASURED_BY = {
  matching: join(PROGRAMS, 'print-figures.js'),
  pay: inProject('libs/report-composer/dist-scripts/print-pay-figures.js'),
};

/** @typedef {import('@bearings/contracts/figures').FigureSet} FigureSet */

const [option, commit = 'HEAD'] = process.argv.slice(2);

try {
  if (option === undefined) printFigures();
  else if (option === '--publish') await publishFigures();
  else if (option === '--diff') compareRows();
  else if (option === '--constants') writeConstants();
  else
    throw new Error(`There is no option ${option}: use --publish, --diff, --constants, or none.`);
} catch (error) {
  fail(error);
}

/** Runs a program and parses its standard output as JSON. @param {string} program */
function printedBy(program) {
  return JSON.parse(
    execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 24 }),
  );
}

/** @returns {Record<'matching' | 'pay', FigureSet['figures']>} */
function measure() {
  return { matching: printedBy(MEASURED_BY.matching), pay: printedBy(MEASURED_BY.pay) };
}

function printFigures() {
  for (const figures of Object.values(measure()))
    for (const [id, { value, n }] of Object.entries(figures)) console.log(`${id}: ${value} (${n})`);
}

/** Writes the measured figures. A set of figures gets today's date only if one of them has changed. */
async function publishFigures() {
  /** @type {Record<string, FigureSet>} */
  const sets = JSON.parse(readFileSync(inProject(FIGURES), 'utf8'));
  for (const [id, figures] of Object.entries(measure())) {
    const set = sets[id];
    if (!set || JSON.stringify(set.figures) === JSON.stringify(figures)) continue;
    sets[id] = { ...set, date: new Date().toISOString().slice(0, 10), figures };
    console.log(`The figures on ${id} are new.`);
  }
  writeFileSync(inProject(FIGURES), `${JSON.stringify(sets, null, 2)}\n`);
  // This module reads the file that was just written, so it is imported only now.
  const { withMeasuredRows } = await import('./method-tables.mjs');
  writeFileSync(inProject(METHOD), withMeasuredRows(readFileSync(inProject(METHOD), 'utf8')));
  await runNode('node_modules/oxfmt/bin/oxfmt', [FIGURES, METHOD]);
}

function compareRows() {
  const { status } = spawnSync(process.execPath, [join(PROGRAMS, 'print-row-changes.js')], {
    input: JSON.stringify(rowsAt(commit)),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}

function writeConstants() {
  /** @type {{ stamp: string, rows: object[], filled: Record<string, object> }} */
  const { stamp, rows, filled } = printedBy(join(PROGRAMS, 'print-constants.js'));
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
  writeFileSync(inProject(TABLES, 'constants.json'), text);
  console.log(`Wrote the constants of ${rows.length} occupations, stamp ${stamp}.`);
}

/** Returns a flat object as one line of JSON, in the format of the tables. @param {object} row */
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

/**
 * Returns the rows of a table as they are in a commit.
 * @param {string} commit
 * @param {string} name
 * @returns {unknown}
 */
function tableAt(commit, name) {
  const source = execFileSync('git', ['show', `${commit}:${TABLES}/${name}.json`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(source);
}
