import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runChecks } from './run-checks.mjs';

test('runChecks runs every given check even if one fails or throws, and lists the checks that it leaves to other tiers', async (t) => {
  /** @type {string[]} */
  const ranChecks = [];
  /** @type {string[]} */
  const printedLines = [];
  t.mock.method(console, 'log', (/** @type {string} */ line) => void printedLines.push(line));
  t.mock.method(console, 'error', () => {});
  /** @param {string} name @param {string} stage @param {() => boolean} passes */
  const createCheck = (name, stage, passes) => ({
    name,
    tier: /** @type {const} */ ('quick'),
    stage,
    what: `what ${name} covers`,
    run: async () => {
      ranChecks.push(name);
      return { ok: passes() };
    },
  });
  const goodCheck = createCheck('good', 'later', () => true);
  const brokenCheck = createCheck('broken', 'first', () => {
    throw new Error('It broke off.');
  });
  const leftCheck = {
    ...createCheck('left', 'first', () => true),
    tier: /** @type {const} */ ('full'),
  };
  const badCheck = createCheck('bad', 'first', () => false);
  assert.equal(await runChecks([badCheck, goodCheck, brokenCheck], [leftCheck, goodCheck]), false);
  assert.deepEqual(ranChecks, ['bad', 'broken', 'good']);
  assert.match(printedLines.join('\n'), /npm run test:full\n {4}left +what left covers/);
  assert.match(printedLines.at(-1) ?? '', /^1 passed, 2 failed$/);
  assert.equal(await runChecks([goodCheck]), true);
});

test('runChecks runs failed specs again alone: only one that fails twice fails the run, the other is listed as flaky', async (t) => {
  /** @type {string[]} */
  const printedLines = [];
  t.mock.method(console, 'log', (/** @type {string} */ line) => void printedLines.push(line));
  /** @type {string[]} */
  const repeatedFiles = [];
  /** @param {string[]} failedFiles @param {string} [alwaysRed] */
  const createCheck = (failedFiles, alwaysRed) => ({
    name: 'specs',
    tier: /** @type {const} */ ('quick'),
    stage: 'tests',
    what: 'specs',
    run: async () => ({
      ok: failedFiles.length === 0,
      results: {
        passed: 3,
        failed: failedFiles.length,
        skipped: 0,
        failures: failedFiles.map((file) => ({ test: `case of ${file}`, message: 'red', file })),
        times: [],
      },
    }),
    repeat: async (/** @type {string} */ file) => {
      repeatedFiles.push(file);
      return file !== alwaysRed;
    },
  });
  assert.equal(await runChecks([createCheck([])]), true);
  assert.deepEqual(repeatedFiles, []);

  assert.equal(await runChecks([createCheck(['a.spec.ts'])]), true);
  assert.equal(
    printedLines.at(-2),
    'FLAKY, failed once and passed when it ran again alone: a.spec.ts: case of a.spec.ts',
  );
  assert.equal(printedLines.at(-1), '4 passed, 0 failed');

  assert.equal(await runChecks([createCheck(['a.spec.ts', 'b.spec.ts'], 'b.spec.ts')]), false);
  assert.deepEqual(repeatedFiles.slice(1), ['a.spec.ts', 'b.spec.ts']);
  assert.equal(printedLines.at(-1), '4 passed, 1 failed');

  // Without a file there is nothing to run again, and many red specs are not chance.
  repeatedFiles.length = 0;
  assert.equal(await runChecks([createCheck(['', 'a.spec.ts'])]), false);
  assert.equal(await runChecks([createCheck(Array.from({ length: 9 }, (_, index) => `${index}.spec.ts`))]), false);
  assert.deepEqual(repeatedFiles, []);
});
