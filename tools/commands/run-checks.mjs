import { add, NONE } from './test-counts.mjs';
import { failureLines } from './test-failures.mjs';
import { slowestLines } from './test-times.mjs';

/** @typedef {{ name: string, result: string, counts: import('./test-counts.mjs').Counts, ms: number }} Line */

/** How many checks of one stage run at a time: as many as the smallest machine in use has cores. */
const AT_ONCE = 2;

/**
 * Runs checks, all of them whatever happens, and prints a table and the sums. Those of one stage run beside
 * each other, and each of their lines stands behind the check's name.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {import('./checks.mjs').Scope} [scope]
 * @param {readonly string[]} [notes] printed above the sums
 * @returns {Promise<boolean>} whether none failed
 */
export async function runChecks(checks, scope = {}, notes = []) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {import('./test-failures.mjs').Failure[]} */
  const failures = [];
  /** @type {import('./test-times.mjs').Time[]} */
  const times = [];
  const first = performance.now();
  /** @param {import('./checks.mjs').Check} check @param {boolean} isAlone */
  const runOne = async (check, isAlone) => {
    const index = checks.indexOf(check);
    const started = performance.now();
    console.log(`\n${heading(check.name, index + 1, checks.length, started - first)}`);
    const outcome = await check
      .run({ ...scope, ...(!isAlone && { label: check.name }) })
      .catch(failedOutcome);
    failures.push(...(outcome.failures ?? []));
    times.push(...(outcome.times ?? []));
    lines[index] = {
      name: check.name,
      result: outcome.ok ? (outcome.skipped ? `skipped: ${outcome.skipped}` : 'passed') : 'FAILED',
      counts: countsOf(outcome),
      ms: performance.now() - started,
    };
  };
  for (const stage of stagesOf(checks)) {
    await eachAtOnce(stage, AT_ONCE, (check) => runOne(check, stage.length === 1));
  }
  const total = lines.map(({ counts }) => counts).reduce(add, NONE);
  console.log(`\n${table(lines)}\n`);
  for (const line of slowestLines(times)) console.log(line);
  for (const line of notes) console.log(line);
  for (const line of failureLines(failures)) console.log(line);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * Returns the lines that name what a run left out, and the command of each tier that runs it.
 * @param {readonly import('./checks.mjs').Check[]} all
 * @param {readonly import('./checks.mjs').Check[]} chosen
 * @param {Readonly<Record<import('./checks.mjs').Tier, string>>} commands
 */
export function leftOutLines(all, chosen, commands) {
  const tiers = Object.entries(commands).flatMap(([tier, command]) => {
    const rest = all.filter((check) => check.tier === tier && !chosen.includes(check));
    const items = rest.map(({ name, what }) => `    ${name.padEnd(12)}${what}`);
    return items.length === 0 ? [] : [`  ${command}`, ...items];
  });
  return tiers.length === 0 ? [] : ['Left out of this run:', ...tiers, ''];
}

/**
 * Returns the checks by stage, in their order.
 * @template {{ stage: string }} C
 * @param {readonly C[]} checks
 * @returns {C[][]}
 */
export function stagesOf(checks) {
  const stages = [...new Set(checks.map(({ stage }) => stage))];
  return stages.map((stage) => checks.filter((check) => check.stage === stage));
}

/**
 * Calls `work` with each item, for at most `limit` at a time, in their order.
 * @template T
 * @param {readonly T[]} items
 * @param {number} limit
 * @param {(item: T) => Promise<void>} work
 */
export async function eachAtOnce(items, limit, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
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
