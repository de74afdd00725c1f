import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { isUnused, MAX_TREE_BYTES, productionTreeSize } from './production-tree.mjs';

const root = resolve(import.meta.dirname, '../..');

test('the production packages of the backend take at most 150 MB after unused files are removed', (t) => {
  const size = productionTreeSize(root);
  t.diagnostic(`${(size / 1_000_000).toFixed(1)} MB`);
  assert.ok(size > 50_000_000, 'the packages were found');
  assert.ok(size <= MAX_TREE_BYTES, `${size} bytes`);
});

test('isUnused returns true for type files, source maps, manuals and browser builds only', () => {
  for (const path of ['a/index.d.ts', 'a/index.js.map', 'a/README.md', 'typeorm/browser/index.js'])
    assert.ok(isUnused(path), path);
  for (const path of ['a/index.js', 'a/package.json', 'a/LICENSE.md', 'a/data.json', 'a/x.node'])
    assert.ok(!isUnused(path), path);
});

test('the Dockerfile of the backend runs the program that removes unused files', () => {
  const image = readFileSync(join(root, 'docker/backend.Dockerfile'), 'utf8');
  assert.match(image, /node tools\/checks\/production-tree\.mjs node_modules/);
});
