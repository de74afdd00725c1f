// npm test -- mutations: in a copy of the backend, removes one safeguard after the other and runs
// the test that must then fail. First all of these tests must pass with every safeguard in place.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/**
 * @typedef {object} Mutation removal of one safeguard, and the test that must detect it
 * @property {string} name
 * @property {string} file path from the backend's folder
 * @property {string} find the code to replace, which occurs exactly once
 * @property {string} replace
 * @property {string} spec path from the backend's folder
 * @property {string} test full title of the test
 */

/** Safeguards of payments and reports, each with the test that must fail without it. @type {readonly Mutation[]} */
const ALL_MUTATIONS = JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8'));

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Verdict */

const folder = mkdtempSync(join(tmpdir(), 'bearings-mutations-'));
const backend = join(folder, 'backend');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1));

cpSync(join(PROJECT_FOLDER, 'backend'), backend, {
  recursive: true,
  filter: (path) => !/backend\/(dist|node_modules|coverage)$/.test(path),
});
symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));

/**
 * Runs the tests of these mutations.
 * @param {readonly Mutation[]} mutations
 * @returns {Verdict[]} the results of the tests
 */
function runTests(mutations) {
  const specs = [...new Set(mutations.map(({ spec }) => spec))];
  const names = [...new Set(mutations.map(({ test }) => test))];
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const outcome = join(folder, 'outcome.json');
  rmSync(outcome, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      join(PROJECT_FOLDER, 'node_modules/jest/bin/jest.js'),
      ...specs,
      '--runInBand',
      // The limit is long, because a timeout on a busy machine would count as a detected mutation.
      '--testTimeout=90000',
      `--testNamePattern=^(${pattern})$`,
      '--json',
      `--outputFile=${outcome}`,
    ],
    { cwd: backend, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  if (!existsSync(outcome)) throw new Error(`The tests did not run:\n${stderr}`);
  /** @type {{ testResults: { assertionResults: Verdict[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(outcome, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => names.includes(fullName));
}

/**
 * Applies a mutation to its file.
 * @param {Mutation} mutation
 * @returns {string} the file's text before the mutation
 */
function applyMutation({ name, file, find, replace }) {
  const path = join(backend, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${name}: ${file} does not hold it once.`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return text;
}

const verdictsWithoutMutation = runTests(ALL_MUTATIONS);
for (const { test } of ALL_MUTATIONS) {
  const verdict = verdictsWithoutMutation.find(({ fullName }) => fullName === test);
  if (verdict?.status !== 'passed') {
    const failureText = verdict?.failureMessages.join('\n') ?? 'there is no such test';
    console.error(`Without a mutation, this test does not pass: ${test}\n${failureText}`);
    process.exit(1);
  }
}
console.log('Without a mutation, all of these tests pass.');

let unnoticedCount = 0;
for (const mutation of ALL_MUTATIONS) {
  const originalText = applyMutation(mutation);
  const isRed = runTests([mutation]).some(({ status }) => status === 'failed');
  writeFileSync(join(backend, mutation.file), originalText);
  if (!isRed) unnoticedCount += 1;
  console.log(`${isRed ? 'noticed    ' : 'NOT NOTICED'}  without ${mutation.name}: ${mutation.test}`);
}
console.log(`${ALL_MUTATIONS.length - unnoticedCount} of ${ALL_MUTATIONS.length} mutations were noticed.`);
if (unnoticedCount > 0) process.exitCode = 1;
