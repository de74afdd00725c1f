import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './project.mjs';
import { add, closingLines, readPlaywright, readResults } from './results.mjs';
import { runChecks } from './run-checks.mjs';

test('the results of every runner are counted, and their failed and slowest tests named', () => {
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
  const args = ['--test', '--test-force-exit', `--test-reporter=${reporter}`, 'a.spec.mjs'];
  const env = { PATH: process.env.PATH, TEST_COUNTS: file };
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  assert.equal(status, 1);
  assert.match(stdout, /on purpose/);
  const ofNode = readResults(JSON.parse(readFileSync(file, 'utf8')));
  assert.match(ofNode.times[0]?.test ?? '', /a\.spec\.mjs: suite$/);
  rmSync(folder, { recursive: true });

  const failed = {
    fullName: 'pay adds up',
    status: 'failed',
    failureMessages: ['Error: \u001b[31mnot equal\u001b[39m\n\n  Expected: 1\n    at pay.ts:3'],
  };
  const none = { status: 'failed', message: 'no such module', assertionResults: [] };
  const ofJest = readResults({
    numPassedTests: 34,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        ...none,
        name: join(ROOT, 'a.ts'),
        startTime: 0,
        endTime: 1_100,
        assertionResults: [failed],
      },
      { ...none, name: '/another-clone/b.ts', startTime: 0, endTime: 99_000 },
    ],
  });
  const ofPlaywright = readPlaywright({
    errors: [{ message: 'the site did not start' }],
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [
          {
            title: 'pays',
            file: 'pay.journey.ts',
            ok: false,
            tests: [
              { results: [{ duration: 700, error: { message: 'late' } }, { duration: 500 }] },
            ],
          },
        ],
      },
    ],
  });
  const { passed, failed: red, skipped, ...all } = [ofNode, ofJest, ofPlaywright].reduce(add);
  assert.deepEqual([passed, red, skipped], [1 + 34 + 4, 1 + 1 + 1, 2 + 3 + 2]);
  assert.deepEqual(closingLines({ ...ofNode, ...all, times: all.times.slice(1) }), [
    'The slowest 2:',
    '     1.2 s   pay.journey.ts: pays',
    '     1.1 s   a.ts',
    'Failed tests:',
    '  suite › fails',
    '    on purpose',
    '  pay adds up',
    '    Error: not equal | Expected: 1',
    '  /another-clone/b.ts',
    '    no such module',
    '  the run itself',
    '    the site did not start',
    '  pays',
    '    late',
  ]);
});

test('a check that fails or throws beside others fails the run; all run, and the rest is named', async (t) => {
  /** @type {string[]} */
  const ran = [];
  /** @type {string[]} */
  const printed = [];
  t.mock.method(console, 'log', (/** @type {string} */ line) => void printed.push(line));
  t.mock.method(console, 'error', () => {});
  /** @param {string} name @param {string} stage @param {() => boolean} passes */
  const check = (name, stage, passes) => ({
    name,
    tier: /** @type {const} */ ('quick'),
    stage,
    what: `what ${name} covers`,
    run: async () => {
      ran.push(name);
      return { ok: passes() };
    },
  });
  const good = check('good', 'later', () => true);
  const broken = check('broken', 'first', () => {
    throw new Error('It broke off.');
  });
  const left = { ...check('left', 'first', () => true), tier: /** @type {const} */ ('full') };
  const bad = check('bad', 'first', () => false);
  assert.equal(await runChecks([bad, good, broken], {}, [left, good]), false);
  assert.deepEqual(ran, ['bad', 'broken', 'good']);
  assert.match(printed.join('\n'), /npm run test:full\n {4}left +what left covers/);
  assert.match(printed.at(-1) ?? '', /^1 passed, 2 failed$/);
  assert.equal(await runChecks([good]), true);
});
