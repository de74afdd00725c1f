import assert from 'node:assert/strict';
import { test } from 'node:test';
import { incompatibilities } from './surface-compatibility.mjs';

const ui = '@bearings/ui';
/** @param {string[]} names @param {string} [version] */
const surface = (names, version = '0.3.0') => ({ [ui]: { version, names } });

test('a remote is compatible with the shell that it was built with, and with one that exports more', () => {
  const used = surface(['Button']);
  assert.deepEqual(incompatibilities(used, used), []);
  assert.deepEqual(incompatibilities(used, surface(['Button', 'Chip'], '0.4.0')), []);
});

test('an export and a package that the shell lacks are reported by name', () => {
  const used = { ...surface(['Chip']), '@bearings/x': { version: '0.1.0', names: [] } };
  assert.deepEqual(incompatibilities(used, surface(['Button'])), [
    { package: ui, name: 'Chip', reason: 'is not offered' },
    { package: '@bearings/x', name: null, reason: 'is not offered' },
  ]);
});

test('a package of the shell is reported when it is older than the remote needs, or of another major version', () => {
  const used = { react: { version: '19.3.1', names: [] } };
  for (const [version, found] of Object.entries({
    '19.3.1': 0,
    '19.4.0': 0,
    '19.2.9': 1,
    '20.0.0': 1,
  })) {
    const offered = { react: { version, names: [] } };
    assert.equal(incompatibilities(used, offered).length, found, version);
  }
});
