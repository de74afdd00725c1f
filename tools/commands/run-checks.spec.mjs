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
