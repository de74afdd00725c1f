// The slowest tests of every runner, for the closing lines of `npm test`.
import { relative, sep } from 'node:path';
import { ROOT } from './project.mjs';

/** @typedef {{ test: string, ms: number }} Time */

const LISTED = 10;

/**
 * Returns the times in Jest's JSON output, of files, since much of a file's time is in its set-up; or
 * those in the output of `tools/build/test-reporter.mjs`.
 * @param {{ testResults?: { name: string, startTime: number, endTime: number }[], times?: Time[] }} result
 * @returns {Time[]}
 */
export function readTimes({ testResults = [], times = [] }) {
  // Results that nx has from another clone took no time here.
  const files = testResults
    .filter(({ name }) => name.startsWith(`${ROOT}${sep}`))
    .map(({ name, startTime, endTime }) => ({
      test: relative(ROOT, name),
      ms: endTime - startTime,
    }));
  return [...times, ...files];
}

/**
 * @typedef {object} TimedSuite what is read of a suite in the report of Playwright's JSON reporter
 * @property {TimedSuite[]} [suites]
 * @property {{ title: string, file: string, tests: { results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * Returns the times in the report of Playwright's JSON reporter.
 * @param {TimedSuite} report
 * @returns {Time[]}
 */
export function readPlaywrightTimes({ suites = [], specs = [] }) {
  const own = specs.map(({ title, file, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { test: `${file}: ${title}`, ms: durations.reduce((sum, each) => sum + each, 0) };
  });
  return [...own, ...suites.flatMap(readPlaywrightTimes)];
}

/**
 * Returns the lines that name the slowest tests, the slowest first.
 * @param {readonly Time[]} times
 */
export function slowestLines(times) {
  if (times.length === 0) return [];
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, LISTED);
  const lines = slowest.map(
    ({ test, ms }) => `  ${`${(ms / 1_000).toFixed(1)} s`.padStart(8)}   ${test}`,
  );
  return [`The slowest ${slowest.length}:`, ...lines, ''];
}
