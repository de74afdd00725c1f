import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const folder = join(resolve(import.meta.dirname, '../..'), 'docker/monitoring');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const skip = hasPromtool ? false : 'there is no promtool here';

/** @param {string[]} args */
const runPromtool = (...args) => spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });

test('promtool accepts the alert rules', { skip }, () => {
  const { status, stdout, stderr } = runPromtool('check', 'rules', 'alerts.yaml');
  assert.equal(status, 0, stdout + stderr);
});

test('each fault in alerts.test.yaml raises its alert', { skip }, () => {
  const { status, stdout, stderr } = runPromtool('test', 'rules', 'alerts.test.yaml');
  assert.equal(status, 0, stdout + stderr);
});
