import { addResults, listClosingLines, EMPTY_RESULTS } from './results.mjs';

/** Number of checks of one stage that run at the same time: the number of cores of the smallest machine in use. */
const MAX_PARALLEL_CHECKS = 2;
/** More failed specs than this are a fault and not chance, so they are not run again. */
const MAX_REPEATED_SPECS = 8;

/**
 * The command that runs each tier.
 * @type {Readonly<Record<import('./checks.mjs').Tier, string>>}
 */
export const TIER_COMMANDS = {
  quick: 'npm test',
  full: 'npm run test:full',
  nightly: 'npm run test:nightly',
};

/**
 * @typedef {object} CheckRun
 * @property {import('./checks.mjs').Check} check
 * @property {import('./checks.mjs').Outcome} outcome
 * @property {number} ms
 */

/**
 * Runs the checks, even after one has failed, and prints a table and totals. Checks of one stage
 * run in parallel, and each line of their output begins with the check's name. Specs that failed run again at the end,
 * alone: a spec that then passes is listed as flaky and does not fail the run.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {readonly import('./checks.mjs').Check[]} [all] all existing checks, to list those that
 * this run leaves out
 * @returns {Promise<boolean>} true if no check failed
 */
export async function runChecks(checks, all = []) {
  /** @type {CheckRun[]} */
  const runs = [];
  const first = performance.now();
  let count = 0;
  /** @param {import('./checks.mjs').Check} check @param {boolean} isAlone */
  const runOne = async (check, isAlone) => {
    const startMs = performance.now();
    count += 1;
    const minutes = ((startMs - first) / 60_000).toFixed(1);
    console.log(`\n━━━ ${check.name} (${count} of ${checks.length}, after ${minutes} min) ━━━`);
    const outcome = await check.run(isAlone ? undefined : check.name).catch(reportFailedCheck);
    runs.push({ check, outcome, ms: performance.now() - startMs });
  };
  for (const stage of new Set(checks.map((check) => check.stage))) {
    const checksOfStage = checks.filter((check) => check.stage === stage);
    const waitingChecks = checksOfStage.values();
    const worker = async () => {
      for (const check of waitingChecks) await runOne(check, checksOfStage.length === 1);
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_CHECKS }, worker));
  }
  /** @type {string[]} */
  const flakyTests = [];
  for (const run of runs.filter(({ outcome }) => !outcome.ok)) flakyTests.push(...(await repeatFailures(run)));
  runs.sort((a, b) => checks.indexOf(a.check) - checks.indexOf(b.check));
  console.log(`\n${runs.map(toTableRow).join('\n')}\n`);
  const total = runs.map(countTests).reduce(addResults, EMPTY_RESULTS);
  for (const line of [...listLeftOutChecks(all, checks), ...listClosingLines(total)]) console.log(line);
  for (const test of flakyTests) console.log(`FLAKY, failed once and passed when it ran again alone: ${test}`);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * Runs the failed specs of a check again, one after the other. If all of them pass, the check counts as passed.
 * @param {CheckRun} run
 * @returns {Promise<string[]>} the tests that failed the first time only
 */
async function repeatFailures(run) {
  const { repeat } = run.check;
  const results = run.outcome.results ?? EMPTY_RESULTS;
  const files = new Set(results.failures.map(({ file }) => file ?? ''));
  if (!repeat || files.size === 0 || files.has('') || files.size > MAX_REPEATED_SPECS) return [];
  /** @type {import('./results.mjs').Failure[]} */
  const failuresAgain = [];
  for (const file of files) {
    console.log(`\n━━━ ${run.check.name}: ${file} failed and runs again, alone ━━━`);
    const passes = await repeat(file).catch(() => false);
    if (!passes) failuresAgain.push(...results.failures.filter((failure) => failure.file === file));
  }
  const flaky = results.failures.filter((failure) => !failuresAgain.includes(failure));
  run.outcome = {
    ok: failuresAgain.length === 0,
    results: {
      ...results,
      passed: results.passed + flaky.length,
      failed: failuresAgain.length,
      failures: failuresAgain,
    },
  };
  return flaky.map(({ test, file }) => `${file}: ${test}`);
}

/**
 * Returns the results of a check's tests. A check without separate tests counts as one test. A check that failed
 * without a failed test, because it was aborted or did not compile, counts as one failure.
 * @param {CheckRun} run
 */
function countTests({ outcome: { ok, results } }) {
  const known = results ?? { ...EMPTY_RESULTS, passed: ok ? 1 : 0 };
  return ok ? known : { ...known, failed: Math.max(known.failed, 1) };
}

/** @param {CheckRun} run */
function toTableRow(run) {
  const { ok, skipped } = run.outcome;
  const result = ok ? (skipped ? `skipped: ${skipped}` : 'passed') : 'FAILED';
  const seconds = (run.ms / 1_000).toFixed(1).padStart(7);
  const counts = countTests(run);
  const countsText = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  return `  ${run.check.name.padEnd(12)}${result.padEnd(10)}${seconds} s   ${countsText}`;
}

/**
 * Returns lines that list the checks which a run left out, grouped by the command that runs them.
 * @param {readonly import('./checks.mjs').Check[]} all
 * @param {readonly import('./checks.mjs').Check[]} chosen
 */
function listLeftOutChecks(all, chosen) {
  const otherChecks = all.filter((check) => !chosen.includes(check));
  const lines = Object.entries(TIER_COMMANDS).flatMap(([tier, command]) => {
    const checksOfTier = otherChecks.filter((check) => check.tier === tier);
    if (checksOfTier.length === 0) return [];
    return [`  ${command}`, ...checksOfTier.map(({ name, what }) => `    ${name.padEnd(12)}${what}`)];
  });
  return lines.length === 0 ? [] : ['Left out of this run:', ...lines, ''];
}

/**
 * @param {unknown} error
 * @returns {import('./checks.mjs').Outcome}
 */
function reportFailedCheck(error) {
  console.error(error instanceof Error ? error.message : error);
  return { ok: false };
}
