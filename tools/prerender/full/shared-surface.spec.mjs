// Checks that publishing rejects a remote that uses an export which the shell does not offer. The file surface.json of
// a build lists the exports of shared packages that the build offers or uses.
import { REMOTES } from '@bearings/build/site';
import { publishSite } from '@bearings/publish/publish-site';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

/** @typedef {import('@bearings/publish/publish-site').Part} Part */

const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..');
const UI_PACKAGE = '@bearings/ui';
const home = mkdtempSync(join(tmpdir(), 'bearings-surface-'));
after(() => rmSync(home, { recursive: true, force: true }));
const site = join(home, 'site');

const builtFolder = (/** @type {Part} */ part) => join(PROJECT_FOLDER, `frontend-${part}`, 'dist');

/**
 * Returns the names of the UI library's exports that a build offers or uses.
 * @param {string} folder
 * @returns {string[]}
 */
const readNames = (folder) => JSON.parse(readFileSync(join(folder, 'surface.json'), 'utf8'))[UI_PACKAGE].names;

/**
 * Copies a build, and changes the exports of the UI library that its surface.json lists. Returns a function that
 * returns the folder of a part: the copy for this one, and the unchanged build for the others.
 * @param {Part} part
 * @param {(names: string[]) => string[]} change
 */
function copyChangedBuild(part, change) {
  const folder = join(home, part);
  cpSync(builtFolder(part), folder, { recursive: true });
  const file = join(folder, 'surface.json');
  const surface = JSON.parse(readFileSync(file, 'utf8'));
  surface[UI_PACKAGE].names = change(surface[UI_PACKAGE].names);
  writeFileSync(file, JSON.stringify(surface));
  return (/** @type {Part} */ each) => (each === part ? folder : builtFolder(each));
}

/** @param {readonly Part[]} parts @param {(part: Part) => string} builtAt */
const publish = (parts, builtAt) => publishSite(parts, site, { origin: 'https://example.org' }, builtAt);

/** @param {Part} part @param {(part: Part) => string} builtAt @param {string} message */
function expectRefused(part, builtAt, message) {
  const filesOfSite = () => readdirSync(site, { recursive: true }).map(String).toSorted();
  const before = [filesOfSite(), readFileSync(join(site, 'remotes.json'), 'utf8')];
  assert.throws(() => publish([part], builtAt), { name: 'PublishError', message });
  assert.deepEqual([filesOfSite(), readFileSync(join(site, 'remotes.json'), 'utf8')], before);
}

/** @param {readonly string[]} parts */
const adviseTogether = (...parts) =>
  `Nothing was published; build from one state and publish "${parts.join(' ')}" together.`;

test('publishSite throws for an incompatible shell or remote, and leaves the site unchanged', () => {
  const usedNames = readNames(builtFolder('assessment'));
  assert.ok(usedNames.includes('Button'), String(usedNames));
  assert.ok(readNames(builtFolder('shell')).length > usedNames.length);
  publish(['shell', ...REMOTES], builtFolder);

  expectRefused(
    'assessment',
    copyChangedBuild('assessment', (names) => [...names, 'Later']),
    `The remote assessment uses what the published shell does not offer: \`Later\` of ${UI_PACKAGE} is not offered. ${adviseTogether('shell', 'assessment')}`,
  );
  const otherNames = new Set(
    ['account', 'marketing'].flatMap((name) => readNames(join(PROJECT_FOLDER, `frontend-${name}`, 'dist'))),
  );
  const [own] = usedNames.filter((name) => !otherNames.has(name));
  assert.ok(own);
  expectRefused(
    'shell',
    copyChangedBuild('shell', (names) => names.filter((name) => name !== own)),
    `The shell does not offer what the published remote assessment uses: \`${own}\` of ${UI_PACKAGE} is not offered. ${adviseTogether('shell', 'assessment')}`,
  );
  publish(
    ['shell'],
    copyChangedBuild('shell', (names) => [...names, 'Later']),
  );
  publish(
    ['assessment'],
    copyChangedBuild('assessment', (names) => [...names, 'Later']),
  );
  rmSync(join(site, 'surface.json'));
  expectRefused(
    'account',
    builtFolder,
    'The published shell has no surface.json, so nothing can be compared with it: publish it too.',
  );
});
