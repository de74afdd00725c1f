import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { contentStamp } from './content-stamp.mjs';

const home = mkdtempSync(join(tmpdir(), 'bearings-stamp-'));
after(() => rmSync(home, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function writeSource(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

test('contentStamp changes only if the content of a source file changes', () => {
  writeSource('src/a.ts', '1');
  writeSource('src/inner/b.ts', '2');
  writeSource('root.json', '3');
  const createStamp = () => contentStamp(home, ['src', 'root.json']);
  const first = createStamp();
  utimesSync(join(home, 'src/a.ts'), 1, 1);
  for (const path of ['src/a.spec.ts', 'src/dist/a.js', 'src/node_modules/x/y.js', 'src/README.md'])
    writeSource(path, '');
  assert.equal(createStamp(), first);
  writeSource('src/inner/b.ts', '2 ');
  assert.notEqual(createStamp(), first);
});
