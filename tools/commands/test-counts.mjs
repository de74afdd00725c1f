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
 * @typedef {object} JestResult what is read of Jest's `--json` output
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 */

/**
 * Returns the counts of Jest's JSON output, or of `tools/build/test-reporter.mjs`.
 * @param {JestResult | Counts} result
 * @returns {Counts}
 */
export function readCounts(result) {
  if (!('numPassedTests' in result)) return result;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Returns the counts of Playwright's JSON reporter.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number } }} report
 * @returns {Counts}
 */
export function readPlaywright({ stats = {} }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
