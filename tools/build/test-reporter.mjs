// A reporter for node:test: the spec reporter's output, and for `npm test` counts and failures in a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

const ROOT = resolve(import.meta.dirname, '../..');
const FILE = resolve(process.env.TEST_COUNTS || 'test-counts.json');

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {{ test: string, message: string }[]} failures without those that only contain a failed test
 * @property {{ test: string, ms: number }[]} times of the outermost tests and suites
 */

/**
 * Adds one event of a run to its counts. Suites are not counted, only the tests in them.
 * @param {Counts} counts
 * @param {import('node:test/reporters').TestEvent} event
 */
function countEvent(counts, { type, data }) {
  if (type !== 'test:pass' && type !== 'test:fail') return;
  if (data.details.type === 'suite') return;
  if (data.skip !== undefined || data.todo !== undefined) counts.skipped += 1;
  else if (type === 'test:pass') counts.passed += 1;
  else counts.failed += 1;
}

/**
 * Adds an outermost test and how long it took, its inner ones included.
 * @param {Counts} counts
 * @param {import('node:test/reporters').TestEvent} event
 */
function listTime({ times }, { type, data }) {
  if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0) return;
  const file = data.file ? `${relative(ROOT, data.file)}: ` : '';
  times.push({ test: file + data.name, ms: Math.round(data.details.duration_ms) });
}

/**
 * Adds a failed test and its message to the failures.
 * @param {Counts} counts
 * @param {import('node:test/reporters').TestEvent} event
 * @param {string[]} names of the tests that are open, by nesting
 */
function listFailure({ failures }, { type, data }, names) {
  if (type === 'test:start') names.splice(data.nesting, Infinity, data.name);
  if (type !== 'test:fail' || data.todo !== undefined) return;
  const { error } = data.details;
  if (Reflect.get(error, 'failureType') === 'subtestsFailed') return;
  // A test may throw anything.
  /** @type {unknown} */
  const cause = error.cause ?? error;
  const test = [...names.slice(0, data.nesting), data.name].join(' › ');
  failures.push({ test, message: cause instanceof Error ? cause.message : String(cause) });
}

/**
 * Whether an event opens the closing lines of a run, after its last test. With `--test-force-exit`
 * Node exits before the later ones reach a reporter.
 * @param {import('node:test/reporters').TestEvent} event
 */
const isClosing = ({ type, data }) =>
  type === 'test:diagnostic' && data.nesting === 0 && data.message.startsWith('tests ');

/**
 * Prints a run as the spec reporter does and writes its counts; a run that breaks off writes none.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} source
 */
export default async function* report(source) {
  /** @type {Counts} */
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
  /** @type {string[]} */
  const names = [];
  async function* counted() {
    for await (const event of source) {
      countEvent(counts, event);
      listFailure(counts, event, names);
      listTime(counts, event);
      if (isClosing(event)) writeCounts(counts);
      yield event;
    }
  }
  yield* Readable.from(counted()).compose(new spec());
}

/** @param {Counts} counts */
function writeCounts(counts) {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(counts));
}
