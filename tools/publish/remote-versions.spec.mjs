import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { publishSite, switchRemote } from './publish-site.mjs';
import { listVersions, removeOldVersions, usedPath, versionOf } from './remote-versions.mjs';

const home = mkdtempSync(join(tmpdir(), 'bearings-versions-'));
after(() => rmSync(home, { recursive: true, force: true }));
const site = join(home, 'site');
const DAY_MS = 24 * 60 * 60 * 1_000;

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

const ADDED = { '@bearings/ui': { version: '0.1.0', names: ['Later'] } };

/**
 * Writes a build with only those files that publishing reads.
 * @param {string} part
 * @param {string} code
 * @param {object} [surface]
 */
function build(part, code, surface = {}) {
  write(`${part}/main.0a1b2c3d.js`, code);
  write(`${part}/mf-manifest.json`, '{}');
  write(`${part}/index.html`, '<head></head>');
  write(`${part}/chunks.json`, '{}');
  write(`${part}/surface.json`, JSON.stringify(surface));
}

/** @param {import('./publish-site.mjs').Part[]} parts */
function publish(...parts) {
  publishSite(parts, site, { origin: 'https://example.org', claims: 'shown' }, (part) =>
    join(home, part),
  );
  return usedPath(site, 'account').split('/').at(-1) ?? '';
}

const versions = () => listVersions(site, 'account').map(({ version }) => version);

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  build('shell', 'the shell');
  build('account', 'one');
});

test('versionOf returns equal versions for equal builds only', () => {
  const built = join(home, 'account');
  const one = versionOf(built, '0.1.0');
  assert.match(one, /^0\.1\.0-[0-9a-f]{10}$/);
  assert.equal(versionOf(built, '0.1.0'), one);
  write('account/main.0a1b2c3d.js', 'two');
  assert.notEqual(versionOf(built, '0.1.0'), one);
});

test('publishing a remote keeps its previous version, and leaves other remotes unchanged', () => {
  build('marketing', 'marketing');
  const one = publish('shell', 'account', 'marketing');
  const marketing = usedPath(site, 'marketing');
  build('account', 'two');
  const two = publish('account');
  assert.deepEqual(versions(), [two, one]);
  assert.equal(usedPath(site, 'marketing'), marketing);
  assert.equal(readFileSync(join(site, 'remotes/account', one, 'main.0a1b2c3d.js'), 'utf8'), 'one');
});

test('switching a remote to another version and back keeps the owner’s settings', () => {
  const one = publish('shell', 'account');
  build('account', 'two');
  const two = publish('account');
  assert.equal(switchRemote('account', one, site), two);
  assert.equal(usedPath(site, 'account'), `/remotes/account/${one}`);
  const { site: settings } = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'));
  assert.deepEqual(settings, { claims: 'shown', origin: 'https://example.org' });
  assert.equal(switchRemote('account', two, site), one);
  assert.deepEqual(versions(), [two, one]);
});

test('switchRemote throws for a missing or incompatible version, and leaves the site unchanged', () => {
  const one = publish('shell', 'account');
  assert.throws(() => switchRemote('account', '9.9.9-none', site), {
    name: 'PublishError',
    message: `The site has no version 9.9.9-none of account; it has ${one}.`,
  });
  build('shell', 'the shell', ADDED);
  build('account', 'two', ADDED);
  const two = publish('shell', 'account');
  switchRemote('account', one, site);
  build('shell', 'the shell');
  publish('shell');
  assert.throws(() => switchRemote('account', two, site), {
    name: 'PublishError',
    message: /The remote account uses what the published shell does not offer/,
  });
  assert.equal(usedPath(site, 'account'), `/remotes/account/${one}`);
});

test('an old version is deleted 30 days after its last use', () => {
  const one = publish('shell', 'account');
  build('account', 'two');
  const two = publish('account');
  removeOldVersions(site, Date.now() + 29 * DAY_MS);
  assert.deepEqual(versions(), [two, one]);
  removeOldVersions(site, Date.now() + 31 * DAY_MS);
  assert.deepEqual(versions(), [two]);
});

test('an old version’s 30 days begin when a newer version replaces it', () => {
  const one = publish('shell', 'account');
  const published = new Date(Date.now() - 90 * DAY_MS);
  utimesSync(join(site, 'remotes/account', one, 'mf-manifest.json'), published, published);
  build('account', 'two');
  const two = publish('account');
  assert.deepEqual(versions(), [two, one]);
});
