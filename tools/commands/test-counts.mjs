import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Readonly<Counts>} */
export const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * Reads the closing lines of every Jest and node:test run in an output, colours or not. The second
 * number is how many runs had one: a run that broke off has none.
 * @param {string} output
 * @returns {{ counts: Counts, runs: number }}
 */
export function readCounts(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const found = [...lines.map(jestLine), ...nodeRuns(lines)].filter(
    (counts) => counts !== undefined,
  );
  return { counts: found.reduce(add, NONE), runs: found.length };
}

/** `Tests:       1 failed, 2 skipped, 34 passed, 37 total` @param {string} line */
function jestLine(line) {
  const rest = line.match(/^Tests:\s+(.+ total)$/)?.[1];
  if (rest === undefined) return undefined;
  const number = (/** @type {string} */ word) =>
    Number(rest.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  return {
    passed: number('passed'),
    failed: number('failed'),
    skipped: number('skipped') + number('todo'),
  };
}

/** node:test closes with one line for each number, `pass` first of those that matter. @param {string[]} lines */
function nodeRuns(lines) {
  /** @type {Counts[]} */
  const runs = [];
  for (const line of lines) {
    const [, word, digits] = line.match(/^ℹ (pass|fail|cancelled|skipped|todo) (\d+)$/) ?? [];
    const last = runs.at(-1);
    const number = Number(digits);
    if (word === 'pass') runs.push({ ...NONE, passed: number });
    else if (!last) continue;
    else if (word === 'fail' || word === 'cancelled') last.failed += number;
    else if (word === 'skipped' || word === 'todo') last.skipped += number;
  }
  return runs;
}

/**
 * Reads what Playwright's JSON reporter wrote.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number } }} report
 * @returns {Counts}
 */
export function readPlaywright({ stats = {} }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
