import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entriesWithHosts, inOrder, missingEntries, platformOf } from './lock-file.mjs';

test('reads the platform from a name', () => {
  assert.deepEqual(platformOf('@swc/core-linux-x64-musl'), {
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  });
  assert.deepEqual(platformOf('@nx/nx-win32-arm64-msvc'), { os: ['win32'], cpu: ['arm64'] });
  assert.equal(platformOf('fsevents'), null);
});

test('finds what the lock lacks, beside what it has', () => {
  const packages = {
    'node_modules/@swc/core': {
      version: '1.2.3',
      optionalDependencies: { '@swc/core-linux-x64-gnu': '1.2.3', '@swc/core-darwin-x64': '1.2.3' },
    },
    'node_modules/@swc/core-linux-x64-gnu': { version: '1.2.3', optional: true },
  };
  assert.deepEqual(missingEntries(packages), {
    'node_modules/@swc/core-darwin-x64': {
      version: '1.2.3',
      optional: true,
      os: ['darwin'],
      cpu: ['x64'],
    },
  });
});

test('keeps the order of npm, which is not that of code points', () => {
  const places = ['', 'node_modules/string_decoder', 'node_modules/string-width'];
  const packages = Object.fromEntries(places.toReversed().map((place) => [place, {}]));
  assert.deepEqual(Object.keys(inOrder(packages)), places);
});

test('names entries with a download host', () => {
  assert.deepEqual(entriesWithHosts({ a: { resolved: 'https://host/a.tgz' }, b: {} }), ['a']);
});
