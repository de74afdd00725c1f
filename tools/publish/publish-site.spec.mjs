import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { publishFolder } from './publish-site.mjs';

const home = mkdtempSync(join(tmpdir(), 'bearings-publish-'));
after(() => rmSync(home, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

test('publishing replaces what is new, keeps the last releases, and leaves what is not its own', () => {
  const day = 24 * 60 * 60 * 1_000;
  write('built/index.html', 'new');
  write('built/js/main.22222222.js', 'new');
  write('site/index.html', 'old');
  write('site/js/main.11111111.js', 'last release');
  write('site/js/main.00000000.js', 'long ago');
  write('site/remotes/a/x.js', 'of another team');
  const now = Date.now();
  for (const path of ['js/main.00000000.js', 'remotes/a/x.js']) {
    utimesSync(join(home, 'site', path), (now - 40 * day) / 1_000, (now - 40 * day) / 1_000);
  }
  publishFolder(join(home, 'built'), join(home, 'site'), ['remotes'], now);
  assert.equal(readFileSync(join(home, 'site/index.html'), 'utf8'), 'new');
  assert.deepEqual(readdirSync(join(home, 'site/js')).toSorted(), [
    'main.11111111.js',
    'main.22222222.js',
  ]);
  assert.deepEqual(readdirSync(join(home, 'site/remotes/a')), ['x.js']);
});

/** Publishes pages in a process of its own, with the owner's variable. @param {string} [CLAIMS] */
function claimsPublishedWith(CLAIMS) {
  write('claims/remotes.json', '{}');
  const publish = `
    const { publishPages } = await import('./publish-site.mjs');
    publishPages('https://example.org', process.argv[1]);`;
  const { CLAIMS: _own, ...env } = process.env;
  execFileSync(process.execPath, ['--input-type=module', '--eval', publish, join(home, 'claims')], {
    cwd: import.meta.dirname,
    env: CLAIMS === undefined ? env : { ...env, CLAIMS },
  });
  return JSON.parse(readFileSync(join(home, 'claims/remotes.json'), 'utf8')).site.claims;
}

test('a site is published without unverified claims unless its owner sets CLAIMS', () => {
  assert.equal(claimsPublishedWith(), 'hidden');
  assert.equal(claimsPublishedWith(''), 'hidden');
  assert.equal(claimsPublishedWith('shown'), 'shown');
});

test('compose publishes the site with the owner’s variables, into the volume of the gateway', () => {
  const docker = resolve(import.meta.dirname, '../../docker');
  const compose = readFileSync(join(docker, 'compose.yaml'), 'utf8');
  const [, site = ''] = compose.split(/^ {2}site:$/m);
  for (const name of ['PUBLIC_URL', 'CLAIMS']) {
    assert.match(site, new RegExp(`^ {6}${name}: \\$\\{${name}\\b`, 'm'));
  }
  const image = readFileSync(join(docker, 'site.Dockerfile'), 'utf8');
  const [, folder = ''] = /^ENV SITE_DIR=(\S+)$/m.exec(image) ?? [];
  assert.ok(folder && site.includes(`'site:${folder}'`));
  assert.match(compose, /^ {6}- '?site:\/usr\/share\/nginx\/html:ro'?$/m);
});
