import { add, closingLines, NONE } from './results.mjs';

/** Number of checks of one stage that run at the same time: the number of cores of the smallest machine in use. */
const AT_ONCE = 2;

/**
 * The command that runs each tier.
 * @type {Readonly<Record<import('./checks.mjs').Tier, string>>}
 */
export const TIERS = {
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
  let total = NONE;
  const first = performance.now();
  let count = 0;
  /** @param {import('./checks.mjs').Check} check @param {boolean} isAlone */
  const runOne = async (check, isAlone) => {
    const started = performance.now();
    count += 1;
    const minutes = ((started - first) / 60_000).toFixed(1);
    console.log(`\n━━━ ${check.name} (${count} of ${checks.length}, after ${minutes} min) ━━━`);
    const { ok, skipped, results } = await check
      .run(isAlone ? undefined : check.name)
      .catch(failedOutcome);
    // A check without separate tests counts as one test. A check that failed without a failed test,
    // because it was aborted or did not compile, counts as one failure.
    const known = results ?? { ...NONE, passed: ok ? 1 : 0 };
    const counts = ok ? known : { ...known, failed: Math.max(known.failed, 1) };
    total = add(total, counts);
    const result = ok ? (skipped ? `skipped: ${skipped}` : 'passed') : 'FAILED';
    const seconds = ((performance.now() - started) / 1_000).toFixed(1).padStart(7);
    const numbers = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
    table[checks.indexOf(check)] =
      `  ${check.name.padEnd(12)}${result.padEnd(10)}${seconds} s   ${numbers}`;
  };
  for (const stage of new Set(checks.map((check) => check.stage))) {
    const ofStage = checks.filter((check) => check.stage === stage);
    const waiting = ofStage.values();
    const worker = async () => {
      for (const check of waiting) await runOne(check, ofStage.length === 1);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  console.log(`\n${table.join('\n')}\n`);
  for (const line of [...leftOutLines(all, checks), ...closingLines(total)]) console.log(line);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * Returns lines that list the checks which a run left out, below the command that runs them.
 * @param {readonly import('./checks.mjs').Check[]} all
 * @param {readonly import('./checks.mjs').Check[]} chosen
 */
function leftOutLines(all, chosen) {
  const rest = all.filter((check) => !chosen.includes(check));
  const lines = Object.entries(TIERS).flatMap(([tier, command]) => {
    const ofTier = rest.filter((check) => check.tier === tier);
    if (ofTier.length === 0) return [];
    return [`  ${command}`, ...ofTier.map(({ name, what }) => `    ${name.padEnd(12)}${what}`)];
  });
  return lines.length === 0 ? [] : ['Left out of this run:', ...lines, ''];
}

/** @param {unknown} error @returns {import('./checks.mjs').Outcome} */
function failedOutcome(error) {
  console.error(error instanceof Error ? error.message : error);
  return { ok: false };
}
