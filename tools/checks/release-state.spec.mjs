import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { hashMigrations, listReleaseFindings, listVersionPlaces, RELEASED_FILES } from './release-state.mjs';

const root = resolve(import.meta.dirname, '../..');
/** @type {string} */
let copy;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'bearings-release-'));
  for (const { file } of listVersionPlaces(root)) copyFile(file);
  cpSync(join(root, 'backend/src/migrations'), join(copy, 'backend/src/migrations'), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** @param {string} file */
function copyFile(file) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(root, file), join(copy, file));
}
/** @param {string} file @param {(text: string) => string} edit */
const editFile = (file, edit) => writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')));

/** Makes the copy a project that has released version 1.0.0. */
function releaseCopy() {
  for (const { file, version } of listVersionPlaces(copy))
    editFile(file, (text) => text.replaceAll(version, '$11.0.0$2'));
  writeFileSync(join(copy, RELEASED_FILES.api), '{}');
  writeFileSync(join(copy, RELEASED_FILES.data), '{}');
  writeFileSync(join(copy, RELEASED_FILES.migrations), JSON.stringify(hashMigrations(copy)));
}

test('the project is one version everywhere', () => {
  assert.deepEqual(listReleaseFindings(root), []);
  assert.ok(listVersionPlaces(root).length > 20);
});

test('a version that was left behind is found, in a package, the chart or an image', () => {
  editFile('libs/domain/package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
  editFile('docker/chart/Chart.yaml', (text) => text.replace(/appVersion: .*/, 'appVersion: 9.9.9'));
  editFile('docker/compose.yaml', (text) => text.replace(/bearings-site:[^}]+/, 'bearings-site:9.9.9'));
  const files = listReleaseFindings(copy).map((finding) => finding.split(' ')[0]);
  assert.deepEqual(files.toSorted(), ['docker/chart/Chart.yaml', 'docker/compose.yaml', 'libs/domain/package.json']);
});

test('a released migration is frozen, and a new one is not', () => {
  releaseCopy();
  writeFileSync(join(copy, 'backend/src/migrations/1999999999999-later.ts'), '');
  assert.deepEqual(listReleaseFindings(copy), []);
  const [first = ''] = Object.keys(hashMigrations(copy));
  editFile(`backend/src/migrations/${first}`, (text) => `${text}\n`);
  assert.deepEqual(listReleaseFindings(copy), [
    `backend/src/migrations/${first} was released and is frozen: add a migration instead.`,
  ]);
});

test('each file that a release writes has to stay', () => {
  releaseCopy();
  for (const file of Object.values(RELEASED_FILES)) rmSync(join(copy, file));
  assert.deepEqual(
    listReleaseFindings(copy),
    Object.values(RELEASED_FILES).map((file) => `${file} is missing, which the release of 1.0.0 wrote.`),
  );
});
