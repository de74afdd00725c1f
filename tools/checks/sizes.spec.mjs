import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { sizeFindings } from './sizes.mjs';

const tree = mkdtempSync(join(tmpdir(), 'bearings-sizes-'));
after(() => rmSync(tree, { recursive: true, force: true }));

/** @param {string} path @param {number} lines */
function write(path, lines) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), 'line\n'.repeat(lines));
}

test('reports every kind of source over 250 lines, and neither tables, texts nor tests', () => {
  const sources = ['a.cjs', 'a.css', 'a.d.ts', 'a.mjs', 'a.sh', 'a.ts', 'a.tsx', 'b.Dockerfile'];
  for (const name of sources) write(`lib/src/${name}`, 251);
  write('lib/src/long-enough.ts', 250);
  for (const name of ['content/a.ts', 'texts/a.ts', 'a.data.ts', 'a.spec.tsx', 'migrations/1.ts'])
    write(`lib/src/${name}`, 251);
  write('lib/dist/a.js', 251);
  assert.deepEqual(
    sizeFindings(tree).toSorted(),
    sources.map((name) => `lib/src/${name} has 251 lines; 250 are the most.`),
  );
});
