import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listIncompatibilities } from './surface-compatibility.mjs';

const ui = '@bearings/ui';
/** @param {string[]} names */
const createSurface = (names) => ({ [ui]: { version: '0.3.0', names } });

test('incompatibilities names each export and package that the shell lacks', () => {
  const usedSurface = { ...createSurface(['Chip']), '@bearings/x': { version: '0.1.0', names: [] } };
  assert.deepEqual(listIncompatibilities(usedSurface, createSurface(['Button'])), [
    { package: ui, name: 'Chip', reason: 'is not offered' },
    { package: '@bearings/x', name: null, reason: 'is not offered' },
  ]);
});

test('incompatibilities reports a shell package that is too old for the remote, or has another major version', () => {
  const usedSurface = { react: { version: '19.3.1', names: [] } };
  for (const [version, found] of Object.entries({
    '19.3.1': 0,
    '19.4.0': 0,
    '19.2.9': 1,
    '20.0.0': 1,
  })) {
    const offeredSurface = { react: { version, names: [] } };
    assert.equal(listIncompatibilities(usedSurface, offeredSurface).length, found, version);
  }
});
