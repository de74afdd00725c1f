// Every check of `npm test`, in the order in which they start: the quick ones first.
import { listWorkspaces } from '@bearings/checks/workspaces';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { inProject, NX, ROOT, runNode, toolEnvironment } from './project.mjs';
import { add, NONE, readCounts, readPlaywright } from './test-counts.mjs';
import { readFailures, readPlaywrightFailures } from './test-failures.mjs';
import { readPlaywrightTimes, readTimes } from './test-times.mjs';

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {import('./test-counts.mjs').Counts} [counts] left out where the check is one test itself
 * @property {import('./test-failures.mjs').Failure[]} [failures]
 * @property {import('./test-times.mjs').Time[]} [times] of its tests
 * @property {string} [skipped] why it did not run
 */

/**
 * @typedef {object} Scope
 * @property {string} [since] the commit since which a project must have changed to be tested
 * @property {string} [label] stands before each line of a check that runs beside others
 */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} stage checks of one stage run beside each other
 * @property {(scope: Scope) => Promise<Outcome>} run
 */

/** @type {Check[]} */
export const CHECKS = [
  check('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  check('words', 'tools/checks/words.mjs'),
  check('variables', 'tools/checks/variables.mjs'),
  check('documents', 'tools/checks/documents.mjs'),
  check('addresses', 'tools/checks/addresses.mjs'),
  check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  check('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
  check('sizes', 'tools/checks/sizes.mjs'),
  check('lock file', 'tools/checks/lock-file.mjs'),
  check('boundaries', 'tools/checks/boundaries.mjs'),
  check('images', 'tools/checks/images.mjs'),
  check('surface', 'tools/checks/shared-surface.mjs'),
  { name: 'build', stage: 'build', run: build },
  // The backend's take nearly as long as all others together, so both start at once, and the faults
  // run beside the longer of the two.
  {
    name: 'backend',
    stage: 'tests',
    run: (scope) =>
      projectTests(scope, { exclude: '*,!backend', isChosen: (folder) => folder === 'backend' }),
  },
  {
    name: 'tests',
    stage: 'tests',
    run: (scope) =>
      projectTests(scope, { exclude: 'backend', isChosen: (folder) => folder !== 'backend' }),
  },
  { name: 'faults', stage: 'tests', run: faults },
  { name: 'journeys', stage: 'journeys', run: journeys },
];

/**
 * A check that is one program, and reads sources only.
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 * @returns {Check}
 */
function check(name, file, ...args) {
  return {
    name,
    stage: 'sources',
    run: async ({ label }) => ({ ok: await runNode(file, args, { label }) }),
  };
}

/** @type {Promise<void> | undefined} */
let building;

/** Builds what has changed, once for all checks: two builds at a time would write the same files. */
const buildOnce = () => (building ??= ensureBuilt());

/** @returns {Promise<Outcome>} */
async function build() {
  await buildOnce();
  return { ok: true };
}

/**
 * The environment of tests. The space for young objects is larger than Node's 16 MB, which tests fill so often
 * that collecting them took up to a quarter of their processor time. Options that are set already hold.
 */
function testEnvironment() {
  const env = toolEnvironment();
  return { ...env, NODE_OPTIONS: `--max-semi-space-size=64 ${env.NODE_OPTIONS ?? ''}`.trim() };
}

/**
 * Runs the tests of the projects in scope that are among `chosen`.
 * @param {Scope} scope
 * @param {{ exclude: string, isChosen: (folder: string) => boolean }} chosen `exclude` as nx has it
 * @returns {Promise<Outcome>}
 */
async function projectTests({ since }, { exclude, isChosen }) {
  const tested = listWorkspaces(ROOT).filter(
    ({ folder, scripts }) => scripts.includes('test') && isChosen(folder),
  );
  const files = tested.map(({ folder }) => inProject(folder, 'test-counts.json'));
  // A run that breaks off writes none, and must not be counted by an older one.
  for (const file of files) rmSync(file, { force: true });
  await buildOnce();
  const projects = since ? ['affected', `--base=${since}`] : ['run-many'];
  const options = ['--target=test', '--exclude-task-dependencies', '--parallel=1'];
  // Each line as it comes, behind its project's name: a project can take minutes.
  const output = '--output-style=stream';
  const ok = await runNode(NX, [...projects, `--exclude=${exclude}`, ...options, output], {
    env: testEnvironment(),
  });
  const written = files.filter((file) => existsSync(file));
  const results = written.map(readJson);
  const counts = results.map(readCounts).reduce(add, NONE);
  const failures = results.flatMap(readFailures);
  const complete = since !== undefined || written.length === files.length;
  if (!complete)
    console.error(`Only ${written.length} of ${files.length} projects finished their tests.`);
  return { ok: ok && complete, counts, failures, times: results.flatMap(readTimes) };
}

/** Runs the short form of the fault suite, against the real processes. @returns {Promise<Outcome>} */
async function faults() {
  const file = inProject('tools/faults/fault-counts.json');
  rmSync(file, { force: true });
  await buildOnce();
  const env = { ...testEnvironment(), TEST_COUNTS: file };
  const ok = await runNode('tools/faults/run.mjs', [], { env });
  if (!existsSync(file)) return { ok: false };
  const result = readJson(file);
  const counts = readCounts(result);
  return { ok, counts, failures: readFailures(result), times: readTimes(result) };
}

/** Runs the browser journeys over the whole site. @returns {Promise<Outcome>} */
async function journeys() {
  const chromium = findChromium();
  if (!chromium) {
    console.error('!!! No Chromium on this machine: the browser journeys were NOT run. !!!');
    return process.env.CI === 'true'
      ? { ok: false }
      : { ok: true, counts: { ...NONE, skipped: 1 }, skipped: 'no Chromium' };
  }
  const report = inProject('e2e/test-results/report.json');
  rmSync(report, { force: true });
  const ok = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config=e2e/playwright.config.ts'],
    { env: { ...testEnvironment(), CHROMIUM_PATH: chromium, JOURNEYS_REPORT: report } },
  );
  if (!existsSync(report)) return { ok: false };
  const result = readJson(report);
  return {
    ok,
    counts: readPlaywright(result),
    failures: readPlaywrightFailures(result),
    times: readPlaywrightTimes(result),
  };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
