import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runChecks } from './run-checks.mjs';

test('runChecks runs all checks even if one fails or throws, and lists those that were left out', async (t) => {
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
  assert.equal(await runChecks([bad, good, broken], [left, good]), false);
  assert.deepEqual(ran, ['bad', 'broken', 'good']);
  assert.match(printed.join('\n'), /npm run test:full\n {4}left +what left covers/);
  assert.match(printed.at(-1) ?? '', /^1 passed, 2 failed$/);
  assert.equal(await runChecks([good]), true);
});
