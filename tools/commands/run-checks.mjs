import { addResults, listClosingLines, EMPTY_RESULTS } from './results.mjs';

/** Number of checks of one stage that run at the same time: the number of cores of the smallest machine in use. */
const MAX_PARALLEL_CHECKS = 2;

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
 * Runs the checks, even after one has failed, and prints a table and totals. Checks of one stage
 * run in parallel, and each line of their output begins with the check's name.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {readonly import('./checks.mjs').Check[]} [all] all existing checks, to list those that
 * this run leaves out
 * @returns {Promise<boolean>} true if no check failed
 */
export async function runChecks(checks, all = []) {
  /** @type {string[]} */
  const table = [];
  let total = EMPTY_RESULTS;
  const first = performance.now();
  let count = 0;
  /** @param {import('./checks.mjs').Check} check @param {boolean} isAlone */
  const runOne = async (check, isAlone) => {
    const startMs = performance.now();
    count += 1;
    const minutes = ((startMs - first) / 60_000).toFixed(1);
    console.log(`\n━━━ ${check.name} (${count} of ${checks.length}, after ${minutes} min) ━━━`);
    const { ok, skipped, results } = await check.run(isAlone ? undefined : check.name).catch(reportFailedCheck);
    // A check without separate tests counts as one test. A check that failed without a failed test,
    // because it was aborted or did not compile, counts as one failure.
    const knownResults = results ?? { ...EMPTY_RESULTS, passed: ok ? 1 : 0 };
    const counts = ok ? knownResults : { ...knownResults, failed: Math.max(knownResults.failed, 1) };
    total = addResults(total, counts);
    const result = ok ? (skipped ? `skipped: ${skipped}` : 'passed') : 'FAILED';
    const seconds = ((performance.now() - startMs) / 1_000).toFixed(1).padStart(7);
    const countsText = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
    table[checks.indexOf(check)] = `  ${check.name.padEnd(12)}${result.padEnd(10)}${seconds} s   ${countsText}`;
  };
  for (const stage of new Set(checks.map((check) => check.stage))) {
    const checksOfStage = checks.filter((check) => check.stage === stage);
    const waitingChecks = checksOfStage.values();
    const worker = async () => {
      for (const check of waitingChecks) await runOne(check, checksOfStage.length === 1);
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_CHECKS }, worker));
  }
  console.log(`\n${table.join('\n')}\n`);
  for (const line of [...listLeftOutChecks(all, checks), ...listClosingLines(total)]) console.log(line);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
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

/** @param {unknown} error @returns {import('./checks.mjs').Outcome} */
function reportFailedCheck(error) {
  console.error(error instanceof Error ? error.message : error);
  return { ok: false };
}
