// The failed tests of every runner, for the closing lines of `npm test`: its output may be cut to its end.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ test: string, message: string }} Failure */

const MESSAGE_LINES = 4;
const MESSAGE_LENGTH = 400;
const LISTED = 20;

/**
 * Returns the first lines of an error's message as one line, without its stack.
 * @param {string} message
 */
export function shortMessage(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const short = lines.slice(0, MESSAGE_LINES).join(' | ');
  return short.length > MESSAGE_LENGTH ? `${short.slice(0, MESSAGE_LENGTH)} …` : short;
}

/**
 * @typedef {object} JestFile what is read of a file in Jest's `--json` output
 * @property {string} name
 * @property {string} status
 * @property {string} message of a file that did not run
 * @property {{ fullName: string, status: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * Returns the failures in Jest's JSON output, or in that of `tools/build/test-reporter.mjs`.
 * @param {{ testResults?: JestFile[], failures?: Failure[] }} result
 * @returns {Failure[]}
 */
export function readFailures({ testResults = [], failures = [] }) {
  const ofJest = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed')
      return [{ test: file.name, message: file.message }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: fullName,
      message: failureMessages[0] ?? '',
    }));
  });
  return [...failures, ...ofJest];
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * Returns the failures in the report of Playwright's JSON reporter.
 * @param {PlaywrightSuite & { errors?: { message?: string }[] }} report
 * @returns {Failure[]}
 */
export function readPlaywrightFailures({ suites = [], specs = [], errors = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errorsOf = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return { test: title, message: errorsOf[0]?.message ?? '' };
    });
  const broken = errors.map(({ message = '' }) => ({ test: 'the run itself', message }));
  return [...broken, ...failed, ...suites.flatMap((suite) => readPlaywrightFailures(suite))];
}

/**
 * Returns the lines that name the failed tests, each with the start of its message.
 * @param {readonly Failure[]} failures
 */
export function failureLines(failures) {
  const listed = failures
    .slice(0, LISTED)
    .flatMap(({ test, message }) => [`  ${test}`, `    ${shortMessage(message)}`]);
  const more = failures.length > LISTED ? [`  and ${failures.length - LISTED} more`] : [];
  return failures.length === 0 ? [] : ['Failed tests:', ...listed, ...more, ''];
}
