// What the checks and the run of a single spec share: the build, the environment of tests, and the browser journeys.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { toProjectPath, runNode, toolEnvironment } from './project.mjs';
import { EMPTY_RESULTS, readPlaywrightReport } from './results.mjs';

/** @type {Promise<void> | undefined} */
let building;

/** Builds the project once for all checks, because two builds at once would write the same files. */
export const buildOnce = () => (building ??= ensureBuilt());

/**
 * Returns the environment variables of tests. They enlarge the part of memory for new objects
 * (Node's young generation): with Node's 16 MB, garbage collection took up to a quarter of the
 * tests' CPU time. The caller's `NODE_OPTIONS` take precedence.
 */
export function testEnvironment() {
  const env = toolEnvironment();
  return { ...env, NODE_OPTIONS: `--max-semi-space-size=64 ${env.NODE_OPTIONS ?? ''}`.trim() };
}

/**
 * Runs browser journeys over the whole site.
 * @param {readonly string[]} chosen
 * @param {string} [label] precedes each line
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
export async function runJourneys(chosen, label) {
  const chromium = findChromium();
  if (!chromium) return reportMissingChromium('the browser journeys were NOT run');
  await buildOnce();
  const report = toProjectPath('e2e/test-results/report.json');
  rmSync(report, { force: true });
  const ok = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config=e2e/playwright.config.ts', ...chosen],
    { label, env: { ...testEnvironment(), CHROMIUM_PATH: chromium, JOURNEYS_REPORT: report } },
  );
  return existsSync(report) ? { ok, results: readPlaywrightReport(readJson(report)) } : { ok: false };
}

/**
 * Returns the outcome of a check that found no browser: skipped, but failed in CI.
 * @param {string} consequence
 * @returns {import('./checks.mjs').Outcome}
 */
function reportMissingChromium(consequence) {
  console.error(`!!! No Chromium on this machine: ${consequence}. !!!`);
  return process.env.CI === 'true'
    ? { ok: false }
    : { ok: true, results: { ...EMPTY_RESULTS, skipped: 1 }, skipped: 'no Chromium' };
}

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
