import { add, NONE } from './test-counts.mjs';
import { failureLines } from './test-failures.mjs';
import { slowestLines } from './test-times.mjs';

/** @typedef {{ name: string, result: string, counts: import('./test-counts.mjs').Counts, ms: number }} Line */

/**
 * Runs checks one after the other, all of them whatever happens, and prints a table and the sums.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {import('./checks.mjs').Scope} [scope]
 * @returns {Promise<boolean>} whether none failed
 */
export async function runChecks(checks, scope = {}) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {import('./test-failures.mjs').Failure[]} */
  const failures = [];
  /** @type {import('./test-times.mjs').Time[]} */
  const times = [];
  const first = performance.now();
  for (const [index, check] of checks.entries()) {
    const started = performance.now();
    console.log(`\n${heading(check.name, index + 1, checks.length, started - first)}`);
    const outcome = await check.run(scope).catch(failedOutcome);
    failures.push(...(outcome.failures ?? []));
    times.push(...(outcome.times ?? []));
    lines.push({
      name: check.name,
      result: outcome.ok ? (outcome.skipped ? `skipped: ${outcome.skipped}` : 'passed') : 'FAILED',
      counts: countsOf(outcome),
      ms: performance.now() - started,
    });
  }
  const total = lines.map(({ counts }) => counts).reduce(add, NONE);
  console.log(`\n${table(lines)}\n`);
  for (const line of slowestLines(times)) console.log(line);
  for (const line of failureLines(failures)) console.log(line);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0;
}

/**
 * Returns the line above a check's output: which of how many it is, and the time since the first.
 * @param {string} name
 * @param {number} number
 * @param {number} all
 * @param {number} ms
 */
export function heading(name, number, all, ms) {
  const seconds = Math.round(ms / 1_000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `━━━ ${name} (${number} of ${all}, after ${time}) ━━━`;
}

/**
 * A check without tests of its own counts as one. One that failed without naming a failed test (it
 * broke off, or did not compile) has one failure all the same.
 * @param {import('./checks.mjs').Outcome} outcome
 */
export function countsOf({ ok, counts }) {
  const known = counts ?? { ...NONE, passed: ok ? 1 : 0 };
  return ok ? known : { ...known, failed: Math.max(known.failed, 1) };
}

/** @param {unknown} error @returns {import('./checks.mjs').Outcome} */
function failedOutcome(error) {
  console.error(error instanceof Error ? error.message : error);
  return { ok: false };
}

/** @param {readonly Line[]} lines */
function table(lines) {
  const width = Math.max(...lines.map(({ result }) => result.length));
  return lines
    .map(({ name, result, counts, ms }) => {
      const numbers = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
      const seconds = `${(ms / 1_000).toFixed(1)} s`.padStart(9);
      return `  ${name.padEnd(12)}${result.padEnd(width + 2)}${seconds}   ${numbers}`;
    })
    .join('\n');
}
