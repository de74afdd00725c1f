// A reporter for node:test. It prints what the spec reporter prints, and writes counts, failures
// and times to a file for `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

const ROOT = resolve(import.meta.dirname, '../..');
const COUNTS_FILE = resolve(process.env.TEST_COUNTS || 'test-counts.json');

/**
 * Prints a test run like the spec reporter, and writes its results to a file when it ends. A run
 * that breaks off writes no file.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} source
 */
export default async function* report(source) {
  /** @type {{ test: string, message: string, file?: string }[]} */
  const failures = [];
  /** @type {{ test: string, ms: number }[]} */
  const times = [];
  const results = { passed: 0, failed: 0, skipped: 0, failures, times };
  /** The names of the running tests, by nesting level. @type {string[]} */
  const names = [];

  /** @param {import('node:test/reporters').TestEvent} event */
  const readEvent = ({ type, data }) => {
    if (type === 'test:start') names.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') return;
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    const outcome = isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed';
    if (data.details.type !== 'suite') results[outcome] += 1;
    if (data.nesting === 0) {
      const file = data.file ? `${relative(ROOT, data.file)}: ` : '';
      times.push({ test: file + data.name, ms: Math.round(data.details.duration_ms) });
    }
    if (type === 'test:pass' || isSkipped) return;
    const { error } = data.details;
    // If a test failed only because of its subtest, only the subtest is listed.
    if (Reflect.get(error, 'failureType') === 'subtestsFailed') return;
    /** A test may throw a value of any type. @type {unknown} */
    const cause = error.cause ?? error;
    const test = [...names.slice(0, data.nesting), data.name].join(' › ');
    const file = data.file && { file: relative(ROOT, data.file) };
    failures.push({ test, message: cause instanceof Error ? cause.message : String(cause), ...file });
  };

  async function* counted() {
    for await (const event of source) {
      readEvent(event);
      const { type, data } = event;
      // Writes the results at the first summary line, because with `--test-force-exit` Node exits before the other
      // summary lines arrive.
      if (type === 'test:diagnostic' && data.nesting === 0 && data.message.startsWith('tests ')) {
        mkdirSync(dirname(COUNTS_FILE), { recursive: true });
        writeFileSync(COUNTS_FILE, JSON.stringify(results));
      }
      yield event;
    }
  }
  yield* Readable.from(counted()).compose(new spec());
}
