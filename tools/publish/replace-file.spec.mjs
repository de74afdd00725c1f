import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeFile, replaceFile, replaceWithoutCopies } from './replace-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bearings-replace-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const page = join(folder, 'deep/index.html');
const repeatWord = (/** @type {string} */ word) => word.repeat(1_000);

test('a file is written, changed and deleted together with its compressed copies', () => {
  for (const text of [repeatWord('old'), repeatWord('new')]) {
    replaceFile(page, text);
    assert.equal(readFileSync(page, 'utf8'), text);
    assert.equal(brotliDecompressSync(readFileSync(`${page}.br`)).toString(), text);
    assert.equal(gunzipSync(readFileSync(`${page}.gz`)).toString(), text);
  }
  removeFile(page);
  assert.deepEqual(readdirSync(join(folder, 'deep')), []);
});

test('the compressed copies of a file are deleted if its new content is too short for compression', () => {
  replaceFile(page, repeatWord('old'));
  replaceFile(page, 'new');
  assert.deepEqual(readdirSync(join(folder, 'deep')), ['index.html']);
});

test('an unchanged file is written again only if a compressed copy is missing', () => {
  replaceFile(page, repeatWord('same'));
  const before = statSync(page).ino;
  replaceFile(page, repeatWord('same'));
  assert.equal(statSync(page).ino, before);
  writeFileSync(page, repeatWord('same'));
  rmSync(`${page}.br`);
  replaceFile(page, repeatWord('same'));
  assert.ok(statSync(`${page}.br`).size > 0);
});

test('a file in a compressed format, such as a font, gets no compressed copies', () => {
  replaceFile(join(folder, 'a/b.woff2'), repeatWord('font'));
  assert.deepEqual(readdirSync(join(folder, 'a')), ['b.woff2']);
});

test('replaceWithoutCopies deletes the compressed copies, which a later replaceFile writes again', () => {
  const file = join(folder, 'b/index.html');
  replaceFile(file, repeatWord('old'));
  replaceWithoutCopies(file, repeatWord('new'));
  assert.deepEqual(readdirSync(join(folder, 'b')), ['index.html']);
  replaceFile(file, repeatWord('new'));
  assert.equal(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), repeatWord('new'));
  replaceWithoutCopies(file, repeatWord('new'));
  assert.ok(statSync(`${file}.br`).size > 0);
});
