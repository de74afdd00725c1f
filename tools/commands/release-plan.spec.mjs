import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PROJECT_FOLDER } from './project.mjs';
import { planRelease, readReleaseNotes } from './release-plan.mjs';

const DAY = new Date('2026-12-01T12:00:00Z');
const VERSION = '987.0.0';
/** @param {string} file */
const readText = (file) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n- A plan\n- Links\n\n## 1.0.0, 29 November 2026\n\n- An assessment\n';
const { files, notes, tag } = planRelease(PROJECT_FOLDER, VERSION, DAY, CHANGELOG);
/** @param {string} file */
const planned = (file) => files.get(file) ?? '';

test('a release gives packages, lock file, chart and images one version, and changes nothing else in them', () => {
  const before = JSON.parse(readText('package.json')).version;
  for (const [file, text] of files) {
    if (!/package\.json$|docker\//.test(file)) continue;
    assert.ok(text.includes(VERSION), file);
    assert.equal(text.replaceAll(VERSION, before), readText(file), file);
  }
  assert.match(planned('docker/compose.yaml'), /image: \$\{GATEWAY_IMAGE:-bearings-gateway:987\.0\.0\}\n/);
  assert.match(planned('docker/chart/Chart.yaml'), /^version: 987\.0\.0\nappVersion: 987\.0\.0$/m);
  const { version, packages } = JSON.parse(planned('package-lock.json'));
  const { packages: packagesBefore } = JSON.parse(readText('package-lock.json'));
  assert.deepEqual([version, packages[''].version, packages['backend'].version], [VERSION, VERSION, VERSION]);
  for (const path of ['libs/ui', 'node_modules/react']) assert.deepEqual(packages[path], packagesBefore[path]);
});

test('a release keeps the description and the checksums of the migrations', () => {
  assert.equal(planned('backend/openapi.released.json'), readText('backend/openapi.json'));
  const checksums = JSON.parse(planned('backend/migrations.released.json'));
  assert.match(checksums['1764000000000-initial.ts'], /^[0-9a-f]{64}$/);
});

test('the changelog’s lines for people become the release’s notes, with the date and no commits', () => {
  assert.equal(planned('CHANGELOG.md'), CHANGELOG.replace('Unreleased', `${VERSION}, 1 December 2026`));
  assert.equal(notes, '- A plan\n- Links');
  assert.equal(readReleaseNotes(CHANGELOG, '1.0.0'), '- An assessment');
  assert.equal(tag, `v${VERSION}`);
});

test('a version that is none, or not later than the last one, is refused', () => {
  for (const version of ['', 'v1.0.0', '1.0', '01.0.0', '0.0.1'])
    assert.throws(() => planRelease(PROJECT_FOLDER, version, DAY, CHANGELOG), { name: 'CommandError' });
  const same = JSON.parse(readText('package.json')).version;
  assert.throws(() => planRelease(PROJECT_FOLDER, same, DAY, CHANGELOG), /does not follow/);
});

test('a release about which nothing is written for people is refused', () => {
  for (const text of ['# Changelog\n', '# Changelog\n\n## Unreleased\n\n## 1.0.0, 29 November 2026\n\n- A plan\n'])
    assert.throws(() => planRelease(PROJECT_FOLDER, VERSION, DAY, text), /say what changed for people/);
});
