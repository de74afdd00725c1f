// Measures the published figures on the matching method and on pay. With --publish, writes them to
// libs/domain/data/measured-figures.json and docs/method.md. With --diff, lists how recommendations differ between
// the rows in libs/career-data/data and those in a commit (HEAD, or the argument of --diff). With --constants, writes
// libs/career-data/data/constants.json, which is necessary after a change of the occupations table. With --readings,
// prints by tile how many cores a third reading of the ratings kept.
// Usage: npm run method
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailure, toProjectPath, PROJECT_FOLDER, runNode } from './project.mjs';

const PROGRAMS_FOLDER = toProjectPath('libs/career-matching/dist-scripts');
const TABLES_FOLDER = 'libs/career-data/data';
const FIGURES_FILE = 'libs/domain/data/measured-figures.json';
const METHOD_FILE = 'docs/method.md';

/** @typedef {import('@bearings/domain/figures').FigureSet} FigureSet */

const [option, commit = 'HEAD'] = process.argv.slice(2);

try {
  if (option === undefined) printFigures();
  else if (option === '--publish') await publishFigures();
  else if (option === '--diff') compareRows();
  else if (option === '--constants') writeConstants();
  else if (option === '--readings') printReadings();
  else throw new Error(`There is no option ${option}: use --publish, --diff, --constants, --readings, or none.`);
} catch (error) {
  reportFailure(error);
}

/** Runs a program and parses its standard output as JSON. @param {string} program */
function captureOutput(program) {
  return JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 24 }));
}

/** @returns {Record<'matching' | 'pay', FigureSet['figures']>} */
function measureMethod() {
  return {
    matching: captureOutput(join(PROGRAMS_FOLDER, 'print-figures.js')),
    pay: captureOutput(toProjectPath('libs/report-composer/dist-scripts/print-pay-figures.js')),
  };
}

function printFigures() {
  for (const figures of Object.values(measureMethod()))
    for (const [id, { value, n }] of Object.entries(figures)) console.log(`${id}: ${value} (${n})`);
}

/** Writes the measured figures. A set of figures gets today's date only if a figure in the set has changed. */
async function publishFigures() {
  /** @type {Record<string, FigureSet>} */
  const sets = JSON.parse(readFileSync(toProjectPath(FIGURES_FILE), 'utf8'));
  for (const [id, figures] of Object.entries(measureMethod())) {
    const set = sets[id];
    if (!set || JSON.stringify(set.figures) === JSON.stringify(figures)) continue;
    sets[id] = { ...set, date: new Date().toISOString().slice(0, 10), figures };
    console.log(`The figures on ${id} are new.`);
  }
  writeFileSync(toProjectPath(FIGURES_FILE), `${JSON.stringify(sets, null, 2)}\n`);
  // This module reads the file that was just written, so it is imported only now.
  const { updateMeasuredRows: withMeasuredRows } = await import('./method-tables.mjs');
  writeFileSync(toProjectPath(METHOD_FILE), withMeasuredRows(readFileSync(toProjectPath(METHOD_FILE), 'utf8')));
  await runNode('node_modules/oxfmt/bin/oxfmt', [FIGURES_FILE, METHOD_FILE]);
}

function printReadings() {
  execFileSync(process.execPath, [join(PROGRAMS_FOLDER, 'print-readings.js')], { stdio: 'inherit' });
}

function compareRows() {
  const rows = { tiles: readTableAt(commit, 'tiles'), circumstances: readTableAt(commit, 'circumstances') };
  const { status } = spawnSync(process.execPath, [join(PROGRAMS_FOLDER, 'print-row-changes.js')], {
    input: JSON.stringify(rows),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}

function writeConstants() {
  /** @type {{ stamp: string, rows: object[], filled: Record<string, object> }} */
  const { stamp, rows, filled } = captureOutput(join(PROGRAMS_FOLDER, 'print-constants.js'));
  const rowLines = rows.map((row) => `    ${formatRow(row)}`);
  const filledRowLines = Object.entries(filled).map(([code, row]) => `    "${code}": ${formatRow(row)}`);
  const text = `{
  "stamp": ${JSON.stringify(stamp)},
  "rows": [
${rowLines.join(',\n')}
  ],
  "filled": {
${filledRowLines.join(',\n')}
  }
}
`;
  writeFileSync(toProjectPath(TABLES_FOLDER, 'constants.json'), text);
  console.log(`Wrote the constants of ${rows.length} occupations, stamp ${stamp}.`);
}

/** Returns a flat object as one line of JSON, in the format of the tables. @param {object} row */
function formatRow(row) {
  const cells = Object.entries(row).map(([name, cell]) => `"${name}": ${JSON.stringify(cell)}`);
  return `{ ${cells.join(', ')} }`;
}

/**
 * Returns the rows of a table as they are in a commit.
 * @param {string} commit
 * @param {string} name
 * @returns {unknown}
 */
function readTableAt(commit, name) {
  const source = execFileSync('git', ['show', `${commit}:${TABLES_FOLDER}/${name}.json`], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(source);
}
