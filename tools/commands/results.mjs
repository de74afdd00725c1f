// Reads the results of all test runners, for the summary at the end of `npm test`.
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_FOLDER } from './project.mjs';

/**
 * @typedef {object} Results result of one test run
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {{ test: string, ms: number }[]} times
 */

/**
 * @typedef {object} Failure a failed test
 * @property {string} test
 * @property {string} message
 * @property {string} [file] path of its spec from the project's folder; absent if the run itself failed
 */

/** @type {Readonly<Results>} */
export const EMPTY_RESULTS = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };

const MAX_LISTED_FAILURES = 20;
const MAX_LISTED_TIMES = 10;
const MESSAGE_LINES = 4;
const MESSAGE_LENGTH = 400;

/** @param {Results} a @param {Results} b @returns {Results} */
export const addResults = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  times: [...a.times, ...b.times],
});

/**
 * @typedef {object} JestResult the part of Jest's `--json` output that is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, message: string, startTime: number, endTime: number,
 * assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]}
 * testResults
 */

/**
 * Reads a result file: Jest's JSON output is converted; that of `tools/build/test-reporter.mjs`
 * already has the right form.
 * @param {JestResult | Results} result
 * @returns {Results}
 */
export function readResults(result) {
  if (!('numPassedTests' in result)) return result;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
    failures: result.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(PROJECT_FOLDER, name);
      const failed = assertionResults.filter((each) => each.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [{ test: file, message, file }];
      return failed.map(({ fullName, failureMessages: [first = ''] }) => ({
        test: fullName,
        message: first,
        file,
      }));
    }),
    // Gives a time for each file, not for each test, since much of a file's time is its set-up. Leaves out results from
    // another clone of the repository, which nx may have cached.
    times: result.testResults
      .filter(({ name }) => name.startsWith(`${PROJECT_FOLDER}${sep}`))
      .map(({ name, startTime, endTime }) => ({
        test: relative(PROJECT_FOLDER, name),
        ms: endTime - startTime,
      })),
  };
}

/**
 * @typedef {object} Suite the part of Playwright's JSON report that is read here
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, ok: boolean,
 *   tests: { results: { duration: number, error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * Reads the report of Playwright's JSON reporter.
 * @param {Suite & { errors?: { message?: string }[],
 *   stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number } }} report
 * @returns {Results}
 */
export function readPlaywrightReport({ errors = [], stats = {}, ...root }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const specs = listSpecs(root).map(({ tests, ...spec }) => ({
    ...spec,
    results: tests.flatMap(({ results }) => results),
  }));
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: [
      ...errors.map(({ message = '' }) => ({ test: 'the run itself', message })),
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ title, file, results }) => ({
          test: title,
          message: results.find(({ error }) => error)?.error?.message ?? '',
          file: `e2e/src/${file}`,
        })),
    ],
    times: specs.map(({ file, title, results }) => ({
      test: `${file}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

/** @param {Suite} suite @returns {NonNullable<Suite['specs']>} */
const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Returns the lines that list the slowest and the failed tests. @param {Results} results */
export function listClosingLines({ failures, times }) {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_LISTED_TIMES);
  const moreFailures = failures.length - MAX_LISTED_FAILURES;
  return [
    ...(slowest.length > 0 ? [`The slowest ${slowest.length}:`] : []),
    ...slowest.map(({ test, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(6)} s   ${test}`),
    ...(failures.length > 0 ? ['Failed tests:'] : []),
    ...failures
      .slice(0, MAX_LISTED_FAILURES)
      .flatMap(({ test, message }) => [`  ${test}`, `    ${shortenMessage(message)}`]),
    ...(moreFailures > 0 ? [`  and ${moreFailures} more`] : []),
  ];
}

/** Returns the first lines of an error's message as one line, without its stack. @param {string} message */
function shortenMessage(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.slice(0, MESSAGE_LINES).join(' | ').slice(0, MESSAGE_LENGTH);
}
