import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { publishSite, switchRemote } from './publish-site.mjs';
import { listVersions, removeOldVersions, getUsedVersionPath, createVersion } from './remote-versions.mjs';

const home = mkdtempSync(join(tmpdir(), 'bearings-versions-'));
after(() => rmSync(home, { recursive: true, force: true }));
const site = join(home, 'site');
const DAY_MS = 24 * 60 * 60 * 1_000;

/** @param {string} path @param {string} text */
function writeBuildFile(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

const SURFACE_WITH_NEW_EXPORT = { '@bearings/ui': { version: '0.1.0', names: ['Later'] } };

/**
 * Writes a build with only those files that publishing reads.
 * @param {string} part
 * @param {string} code
 * @param {object} [surface]
 */
function buildPart(part, code, surface = {}) {
  writeBuildFile(`${part}/main.0a1b2c3d.js`, code);
  writeBuildFile(`${part}/mf-manifest.json`, '{}');
  writeBuildFile(`${part}/index.html`, '<head></head>');
  writeBuildFile(`${part}/chunks.json`, '{}');
  writeBuildFile(`${part}/surface.json`, JSON.stringify(surface));
}

/** @param {import('./publish-site.mjs').Part[]} parts */
function publish(...parts) {
  publishSite(parts, site, { origin: 'https://example.org', claims: 'shown' }, (part) => join(home, part));
  return getUsedVersionPath(site, 'account').split('/').at(-1) ?? '';
}

const listAccountVersions = () => listVersions(site, 'account').map(({ version }) => version);

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  buildPart('shell', 'the shell');
  buildPart('account', 'one');
});

test('createFileVersion returns equal versions only for equal builds', () => {
  const builtFolder = join(home, 'account');
  const firstVersion = createVersion(builtFolder, '0.1.0');
  assert.match(firstVersion, /^0\.1\.0-[0-9a-f]{10}$/);
  assert.equal(createVersion(builtFolder, '0.1.0'), firstVersion);
  writeBuildFile('account/main.0a1b2c3d.js', 'two');
  assert.notEqual(createVersion(builtFolder, '0.1.0'), firstVersion);
});

test('publishing a remote keeps its previous version, and leaves other remotes unchanged', () => {
  buildPart('marketing', 'marketing');
  const firstSite = publish('shell', 'account', 'marketing');
  const marketing = getUsedVersionPath(site, 'marketing');
  buildPart('account', 'two');
  const secondSite = publish('account');
  assert.deepEqual(listAccountVersions(), [secondSite, firstSite]);
  assert.equal(getUsedVersionPath(site, 'marketing'), marketing);
  assert.equal(readFileSync(join(site, 'remotes/account', firstSite, 'main.0a1b2c3d.js'), 'utf8'), 'one');
});

test('switching a remote to another version and back keeps the site’s claims and origin settings', () => {
  const firstSite = publish('shell', 'account');
  buildPart('account', 'two');
  const secondSite = publish('account');
  assert.equal(switchRemote('account', firstSite, site), secondSite);
  assert.equal(getUsedVersionPath(site, 'account'), `/remotes/account/${firstSite}`);
  const { site: settings } = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'));
  assert.deepEqual(settings, { claims: 'shown', origin: 'https://example.org' });
  assert.equal(switchRemote('account', secondSite, site), firstSite);
  assert.deepEqual(listAccountVersions(), [secondSite, firstSite]);
});

test('switchRemote throws for a missing or incompatible version, and leaves the site unchanged', () => {
  const firstSite = publish('shell', 'account');
  assert.throws(() => switchRemote('account', '9.9.9-none', site), {
    name: 'PublishError',
    message: `The site has no version 9.9.9-none of account; it has ${firstSite}.`,
  });
  buildPart('shell', 'the shell', SURFACE_WITH_NEW_EXPORT);
  buildPart('account', 'two', SURFACE_WITH_NEW_EXPORT);
  const secondSite = publish('shell', 'account');
  switchRemote('account', firstSite, site);
  buildPart('shell', 'the shell');
  publish('shell');
  assert.throws(() => switchRemote('account', secondSite, site), {
    name: 'PublishError',
    message: /The remote account uses what the published shell does not offer/,
  });
  assert.equal(getUsedVersionPath(site, 'account'), `/remotes/account/${firstSite}`);
});

test('an old version is deleted 30 days after its last use', () => {
  const firstSite = publish('shell', 'account');
  buildPart('account', 'two');
  const secondSite = publish('account');
  removeOldVersions(site, Date.now() + 29 * DAY_MS);
  assert.deepEqual(listAccountVersions(), [secondSite, firstSite]);
  removeOldVersions(site, Date.now() + 31 * DAY_MS);
  assert.deepEqual(listAccountVersions(), [secondSite]);
});

test('the 30 days until a version is deleted begin when a newer version replaces it', () => {
  const firstSite = publish('shell', 'account');
  const publishedAt = new Date(Date.now() - 90 * DAY_MS);
  utimesSync(join(site, 'remotes/account', firstSite, 'mf-manifest.json'), publishedAt, publishedAt);
  buildPart('account', 'two');
  const secondSite = publish('account');
  assert.deepEqual(listAccountVersions(), [secondSite, firstSite]);
});
