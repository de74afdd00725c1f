import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf } from './run-checks.mjs';
import { NONE, readCounts, readPlaywright } from './test-counts.mjs';

const jest = `Test Suites: 1 failed, 2 passed, 3 total
\u001B[1mTests:       \u001B[22m1 failed, 2 skipped, 1 todo, 34 passed, 38 total
Snapshots:   0 total`;
const node = `ℹ tests 8\nℹ pass 4\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 1\nℹ duration_ms 5`;

test('the closing lines of every runner are summed, colours or not', () => {
  assert.deepEqual(readCounts(`${jest}\n${node}\n${jest}`), {
    counts: { passed: 72, failed: 4, skipped: 8 },
    runs: 3,
  });
  assert.deepEqual(readCounts('Tests: none\npass 3'), { counts: NONE, runs: 0 });
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  assert.deepEqual(readPlaywright({ stats }), { passed: 4, failed: 1, skipped: 2 });
});

test('a check without tests counts as one, and a failed check never as none', () => {
  assert.deepEqual(countsOf({ ok: true }), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(countsOf({ ok: false }), { passed: 0, failed: 1, skipped: 0 });
  const counts = { passed: 5, failed: 0, skipped: 0 };
  assert.deepEqual(countsOf({ ok: false, counts }), { ...counts, failed: 1 });
});
