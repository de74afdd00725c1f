import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { contentStamp } from './content-stamp.mjs';

const home = mkdtempSync(join(tmpdir(), 'bearings-stamp-'));
after(() => rmSync(home, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

test('contentStamp changes only if the content of a source file changes', () => {
  write('src/a.ts', '1');
  write('src/inner/b.ts', '2');
  write('root.json', '3');
  const stamp = () => contentStamp(home, ['src', 'root.json']);
  const first = stamp();
  utimesSync(join(home, 'src/a.ts'), 1, 1);
  for (const path of ['src/a.spec.ts', 'src/dist/a.js', 'src/node_modules/x/y.js', 'src/README.md'])
    write(path, '');
  assert.equal(stamp(), first);
  write('src/inner/b.ts', '2 ');
  assert.notEqual(stamp(), first);
});
