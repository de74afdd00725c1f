import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { countsOf, eachAtOnce, heading, leftOutLines, runChecks, stagesOf } from './run-checks.mjs';
import { add, NONE, readCounts, readPlaywright } from './test-counts.mjs';
import { failureLines, readFailures, readPlaywrightFailures } from './test-failures.mjs';
import { ROOT } from './project.mjs';
import { readPlaywrightTimes, readTimes, slowestLines } from './test-times.mjs';

test('reads the counts of every runner', () => {
  const jest = { numPassedTests: 34, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  assert.deepEqual(readCounts(jest), { passed: 34, failed: 1, skipped: 3 });
  const counts = { passed: 4, failed: 2, skipped: 2 };
  assert.deepEqual(readCounts(counts), counts);
  assert.deepEqual(add(NONE, counts), counts);
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  assert.deepEqual(readPlaywright({ stats }), { passed: 4, failed: 1, skipped: 2 });
});

test('the reporter of node:test writes the counts of a run, suites not counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-counts-'));
  const file = join(folder, 'inner/counts.json');
  writeFileSync(
    join(folder, 'a.spec.mjs'),
    `import { describe, test } from 'node:test';
    describe('suite', () => {
      test('passes', () => {});
      test('skips', { skip: true }, () => {});
      test('later', { todo: true }, () => {});
      test('fails', () => { throw new Error('on purpose'); });
    });`,
  );
  const reporter = resolve(import.meta.dirname, '../build/test-reporter.mjs');
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-force-exit', `--test-reporter=${reporter}`, 'a.spec.mjs'],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, TEST_COUNTS: file } },
  );
  assert.equal(status, 1);
  assert.match(stdout, /on purpose/);
  const { times, ...counts } = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(times.length, 1);
  assert.match(times[0].test, /a\.spec\.mjs: suite$/);
  assert.ok(times[0].ms >= 0);
  assert.deepEqual(counts, {
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [{ test: 'suite › fails', message: 'on purpose' }],
  });
  rmSync(folder, { recursive: true });
});

test('the closing lines name each failed test with the start of its message', () => {
  const failedTest = {
    fullName: 'pay adds up',
    status: 'failed',
    failureMessages: ['Error: \u001b[31mnot equal\u001b[39m\n\n  Expected: 1\n    at pay.ts:3'],
  };
  const passed = { fullName: 'pay is kept', status: 'passed', failureMessages: [] };
  const failures = [
    ...readFailures({ failures: [{ test: 'seed 1 › nothing is lost', message: 'a\nb' }] }),
    ...readFailures({
      testResults: [
        { name: 'a.ts', status: 'failed', message: '', assertionResults: [passed, failedTest] },
        { name: 'b.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
    ...readPlaywrightFailures({
      errors: [{ message: 'the site did not start' }],
      suites: [
        {
          specs: [
            { title: 'pays', ok: false, tests: [{ results: [{ error: { message: 'late' } }] }] },
            { title: 'reads', ok: true, tests: [{ results: [{}] }] },
          ],
        },
      ],
    }),
  ];
  const lines = [
    'Failed tests:',
    '  seed 1 › nothing is lost',
    '    a | b',
    '  pay adds up',
    '    Error: not equal | Expected: 1',
    '  b.ts',
    '    no such module',
    '  the run itself',
    '    the site did not start',
    '  pays',
    '    late',
  ];
  assert.deepEqual(failureLines(failures), [...lines, '']);
  const many = Array.from({ length: 30 }, (_, index) => ({ test: `${index}`, message: '' }));
  assert.equal(failureLines(many).at(-2), '  and 10 more');
  assert.deepEqual(failureLines([]), []);
});

test('a check without tests counts as one, and a failed check never as none', () => {
  assert.deepEqual(countsOf({ ok: true }), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(countsOf({ ok: false }), { passed: 0, failed: 1, skipped: 0 });
  const counts = { passed: 5, failed: 0, skipped: 0 };
  assert.deepEqual(countsOf({ ok: false, counts }), { ...counts, failed: 1 });
});

test('the slowest ten of every runner are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: join(ROOT, `backend/src/${index}.spec.ts`),
    startTime: 5_000,
    endTime: 5_000 + index * 100,
  }));
  const spec = {
    title: 'pays',
    file: 'pay.journey.ts',
    tests: [{ results: [{ duration: 700 }, { duration: 500 }] }],
  };
  const lines = slowestLines([
    ...readTimes({ times: [{ test: 'a.spec.mjs: links', ms: 90_000 }] }),
    ...readTimes({ testResults: files }),
    // Of another clone, from nx's cache.
    ...readTimes({ testResults: [{ name: '/other/a.spec.ts', startTime: 0, endTime: 99_000 }] }),
    ...readPlaywrightTimes({ suites: [{ suites: [{ specs: [spec] }] }] }),
  ]);
  assert.deepEqual(lines.slice(0, 4), [
    'The slowest 10:',
    '    90.0 s   a.spec.mjs: links',
    '     1.2 s   pay.journey.ts: pays',
    '     1.1 s   backend/src/11.spec.ts',
  ]);
  assert.equal(lines.length, 12);
  assert.deepEqual(slowestLines([]), []);
});

test('the heading of a check shows how far the run is', () => {
  assert.equal(heading('tests', 12, 14, 125_400), '━━━ tests (12 of 14, after 2:05) ━━━');
});

test('a run names the checks that it leaves out, under the command that runs them', () => {
  const run = async () => ({ ok: true });
  /** @param {string} name @param {import('./checks.mjs').Tier} tier */
  const check = (name, tier) => ({ name, tier, stage: 'tests', what: `what ${name} covers`, run });
  const unit = check('unit', 'quick');
  const all = [unit, check('api', 'full'), check('bench', 'nightly')];
  const commands = { quick: 'npm test', full: 'npm run full', nightly: 'npm run nightly' };
  assert.deepEqual(leftOutLines(all, [unit], commands), [
    'Left out of this run:',
    '  npm run full',
    '    api         what api covers',
    '  npm run nightly',
    '    bench       what bench covers',
    '',
  ]);
  assert.deepEqual(leftOutLines(all, all, commands), []);
});

test('the checks of one stage run beside each other, those of the next after them', async () => {
  /** @param {string} name @param {string} stage */
  const named = (name, stage) => ({ name, stage });
  const checks = [named('format', 'sources'), named('lint', 'sources'), named('tests', 'tests')];
  assert.deepEqual(stagesOf(checks), [checks.slice(0, 2), checks.slice(2)]);

  /** @type {string[]} */
  const steps = [];
  await eachAtOnce(['a', 'b', 'c'], 2, async (item) => {
    steps.push(`${item} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${item} ends`);
  });
  assert.deepEqual(steps, ['a starts', 'b starts', 'a ends', 'c starts', 'b ends', 'c ends']);
});

test('a check that fails or throws beside others fails the run, and all of them are run', async (t) => {
  t.mock.method(console, 'log', () => {});
  t.mock.method(console, 'error', () => {});
  /** @type {string[]} */
  const ran = [];
  /** @param {string} name @param {() => boolean} passes */
  const check = (name, passes) => ({
    name,
    tier: /** @type {const} */ ('quick'),
    stage: 'sources',
    what: 'nothing',
    run: async () => {
      ran.push(name);
      return { ok: passes() };
    },
  });
  const good = check('good', () => true);
  const broken = check('broken', () => {
    throw new Error('It broke off.');
  });
  assert.equal(await runChecks([check('bad', () => false), broken, good]), false);
  assert.deepEqual(ran, ['bad', 'broken', 'good']);
  assert.equal(await runChecks([good]), true);
});
