// The nightly run removes safeguards one by one; this spec finds a stale entry in seconds.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const BACKEND = resolve(import.meta.dirname, '../../backend');
/** @type {{ name: string, file: string, find: string, spec: string }[]} */
const mutations = JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8'));

test('each mutation finds its code once, and its spec exists', () => {
  const stale = mutations.filter(({ file, find, spec }) => {
    const code = existsSync(join(BACKEND, file)) ? readFileSync(join(BACKEND, file), 'utf8') : '';
    return code.split(find).length !== 2 || !existsSync(join(BACKEND, spec));
  });
  assert.deepEqual(
    stale.map(({ name, file }) => `${name}: ${file}`),
    [],
  );
});
