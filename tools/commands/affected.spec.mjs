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

test('a changed document needs only the checks of documents', () => {
  const chosen = checksFor(['README.md', 'docs/operations.md', '.env.example'], names);
  assert.deepEqual(chosen, ['format', 'variables', 'documents']);
});

test('a change of the backend or of the lock file needs every check', () => {
  assert.deepEqual(leftOut('backend/src/main.ts', 'README.md'), []);
  assert.deepEqual(leftOut('package-lock.json'), []);
});

test('a changed front end needs no fault tests, and a changed unit test neither fault tests nor journeys', () => {
  assert.deepEqual(leftOut('frontend-account/src/routes.tsx'), ['faults']);
  assert.deepEqual(leftOut('backend/src/payment/settle/decide.spec.ts'), [
    'smoke',
    'journeys',
    'faults',
  ]);
  assert.deepEqual(leftOut('e2e/src/resume.journey.ts'), ['faults']);
});

test('an unknown base branch is reported in one sentence', () => {
  assert.throws(() => changedFiles('no-such-branch'), /^CommandError: git merge-base .* failed: /);
});
