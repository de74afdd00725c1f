// npm run removals: in a copy of the backend, takes each safeguard away and runs the test that is to
// notice. First all of those tests have to pass with nothing taken away.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { REMOVALS } from './removal-list.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Verdict */

const folder = mkdtempSync(join(tmpdir(), 'bearings-removals-'));
const backend = join(folder, 'backend');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => process.exit(1));

cpSync(join(ROOT, 'backend'), backend, {
  recursive: true,
  filter: (path) => !/backend\/(dist|node_modules|coverage)$/.test(path),
});
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

/**
 * @param {readonly import('./removal-list.mjs').Removal[]} removals
 * @returns {Verdict[]} how the tests that belong to them ended
 */
function runTests(removals) {
  const specs = [...new Set(removals.map(({ spec }) => spec))];
  const names = [...new Set(removals.map(({ test }) => test))];
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const outcome = join(folder, 'outcome.json');
  rmSync(outcome, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      ...specs,
      '--runInBand',
      // A test must fail for what is missing, not for a busy machine.
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

/** @param {import('./removal-list.mjs').Removal} removal @returns {string} its file, as it was */
function takeAway({ name, file, find, replace }) {
  const path = join(backend, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${name}: ${file} does not hold it once.`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return text;
}

const before = runTests(REMOVALS);
for (const { test } of REMOVALS) {
  const verdict = before.find(({ fullName }) => fullName === test);
  if (verdict?.status !== 'passed') {
    const why = verdict?.failureMessages.join('\n') ?? 'there is no such test';
    console.error(`With nothing taken away, this does not pass: ${test}\n${why}`);
    process.exit(1);
  }
}
console.log('With nothing taken away, all of these tests pass.');

let unnoticed = 0;
for (const removal of REMOVALS) {
  const text = takeAway(removal);
  const red = runTests([removal]).some(({ status }) => status === 'failed');
  writeFileSync(join(backend, removal.file), text);
  if (!red) unnoticed += 1;
  console.log(`${red ? 'noticed    ' : 'NOT NOTICED'}  without ${removal.name}: ${removal.test}`);
}
console.log(`${REMOVALS.length - unnoticed} of ${REMOVALS.length} removals were noticed.`);
if (unnoticed > 0) process.exitCode = 1;
