// Every check of `npm test`, in the order in which they run: the quick ones first.
import { listWorkspaces } from '@bearings/checks/workspaces';
import { startThrowAwayPostgres } from '@bearings/embedded-postgres';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { inProject, NX, ROOT, runNode, toolEnvironment } from './project.mjs';
import { NONE, readCounts, readPlaywright } from './test-counts.mjs';

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {import('./test-counts.mjs').Counts} [counts] left out where the check is one test itself
 * @property {string} [skipped] why it did not run
 */

/** @typedef {{ name: string, run: () => Promise<Outcome> }} Check */

/** @type {Check[]} */
export const CHECKS = [
  { name: 'format', run: () => program('node_modules/prettier/bin/prettier.cjs', '--check', '.') },
  { name: 'lint', run: () => program('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'sizes', run: () => program('tools/checks/sizes.mjs') },
  { name: 'lock file', run: () => program('tools/checks/lock-file.mjs') },
  { name: 'boundaries', run: () => program('tools/checks/boundaries.mjs') },
  { name: 'images', run: () => program('tools/checks/images.mjs') },
  {
    name: 'types',
    run: () => program(NX, 'run-many', '--target=typecheck', '--output-style=static'),
  },
  { name: 'build', run: build },
  { name: 'tests', run: projectTests },
  { name: 'faults', run: faults },
  { name: 'journeys', run: journeys },
];

/** @param {string} file @param {string[]} args @returns {Promise<Outcome>} */
async function program(file, ...args) {
  return { ok: await runNode(file, args) };
}

/** @returns {Promise<Outcome>} */
async function build() {
  await ensureBuilt();
  return { ok: true };
}

/** The tests of every project, against one PostgreSQL. @returns {Promise<Outcome>} */
async function projectTests() {
  const database = await startThrowAwayPostgres();
  let output = '';
  try {
    const ok = await runNode(NX, ['run-many', '--target=test', '--output-style=static'], {
      env: { ...toolEnvironment(), TEST_DATABASE_URL: database.url },
      onOutput: (text) => (output += text),
    });
    const { counts, runs } = readCounts(output);
    const expected = listWorkspaces(ROOT).filter(({ scripts }) => scripts.includes('test')).length;
    if (runs < expected)
      console.error(`Only ${runs} of ${expected} projects finished their tests.`);
    return { ok: ok && runs >= expected, counts };
  } finally {
    await database.stop();
  }
}

/** The short form of the fault suite, against the real processes. @returns {Promise<Outcome>} */
async function faults() {
  let output = '';
  const ok = await runNode('tools/faults/run.mjs', [], { onOutput: (text) => (output += text) });
  return { ok, counts: readCounts(output).counts };
}

/** The browser journeys over the whole site. @returns {Promise<Outcome>} */
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
    { env: { ...toolEnvironment(), CHROMIUM_PATH: chromium, JOURNEYS_REPORT: report } },
  );
  if (!existsSync(report)) return { ok: false };
  return { ok, counts: readPlaywright(JSON.parse(readFileSync(report, 'utf8'))) };
}
