import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedFiles, checksFor } from './affected.mjs';
import { CHECKS } from './checks.mjs';

const names = CHECKS.filter(({ tier }) => tier !== 'nightly').map(({ name }) => name);
/** @param {string[]} files */
const leftOut = (...files) => {
  const chosen = checksFor(files, names);
  return names.filter((name) => !chosen.includes(name));
};

test('a document needs the checks of documents alone', () => {
  const chosen = checksFor(['README.md', 'docs/operations.md', '.env.example'], names);
  assert.deepEqual(chosen, ['format', 'variables', 'documents']);
});

test('the backend needs every check, and so does the lock file', () => {
  assert.deepEqual(leftOut('backend/src/main.ts', 'README.md'), []);
  assert.deepEqual(leftOut('package-lock.json'), []);
});

test('a front end needs no faults, a unit test neither faults nor journeys', () => {
  assert.deepEqual(leftOut('frontend-account/src/routes.tsx'), ['faults']);
  assert.deepEqual(leftOut('backend/src/payment/settle/decide.spec.ts'), [
    'smoke',
    'journeys',
    'faults',
  ]);
  assert.deepEqual(leftOut('e2e/src/resume.journey.ts'), ['faults']);
});

test('an unknown base is an error in one sentence', () => {
  assert.throws(() => changedFiles('no-such-branch'), /^CommandError: git merge-base .* failed: /);
});
