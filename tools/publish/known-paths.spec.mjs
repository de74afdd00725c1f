import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pages } from '@bearings/contracts';
import { composeKnownPaths, KNOWN_PATHS_FILE } from './known-paths.mjs';
import { publishPages } from './publish-site.mjs';

const site = mkdtempSync(join(tmpdir(), 'bearings-known-'));
after(() => rmSync(site, { recursive: true, force: true }));

/** @param {string[]} paths */
function publishMarketing(...paths) {
  mkdirSync(join(site, 'remotes/marketing'), { recursive: true });
  const prerendered = {
    pages: paths.map((path) => ({ path })),
    moved: { [pages.article]: '/blog/first' },
  };
  writeFileSync(join(site, 'remotes/marketing/prerendered.json'), JSON.stringify(prerendered));
}

/**
 * Returns the target of a path in the list of known paths, as nginx and the API read the list.
 * @param {string} path
 */
function targetOf(path) {
  const lines = composeKnownPaths(site).matchAll(/^~\*(\S+) (\S+);$/gm);
  return [...lines].find(([, pattern = '']) => new RegExp(pattern, 'i').test(path))?.[2];
}

test('every article path is known while no page is prerendered', () => {
  assert.equal(targetOf('/blog/anything'), '/index.html');
});

test('every page in the contracts is known, with any id in its path', () => {
  for (const path of Object.values(pages)) {
    assert.equal(targetOf(path.replace(/:\w+/, '0b0b1c7e')), '/index.html', path);
  }
  assert.equal(targetOf('/checkout'), '/index.html');
  assert.equal(targetOf('/Dashboard/'), '/index.html');
});

test('other paths are unknown', () => {
  for (const path of ['/nowhere', '/report/a/b', '/aboutt', '/x/about', '/pages', '//']) {
    assert.equal(targetOf(path), undefined, path);
  }
});

test('the path of an unknown article redirects to the default article', () => {
  publishMarketing('/blog/first', '/blog/second');
  assert.equal(targetOf('/blog/second'), '/index.html');
  assert.equal(targetOf('/blog/third'), 'moved:/blog/first');
  assert.equal(targetOf('/blog'), '/index.html');
  assert.equal(targetOf('/blog/a/b'), undefined);
});

test('only the listed pages of a pattern are known if a remote lists them', () => {
  const listed = { [pages.career]: ['/careers/actor'] };
  mkdirSync(join(site, 'remotes/marketing'), { recursive: true });
  writeFileSync(
    join(site, 'remotes/marketing/prerendered.json'),
    JSON.stringify({ pages: [], listed }),
  );
  assert.equal(targetOf('/careers/actor'), '/index.html');
  assert.equal(targetOf('/careers/compare'), '/index.html');
  assert.equal(targetOf('/careers/nothing'), undefined);
});

test('a page that a published remote has prerendered is known', () => {
  assert.equal(targetOf('/offers'), undefined);
  publishMarketing('/offers');
  assert.equal(targetOf('/offers'), '/index.html');
});

test('publishing writes the list of known paths, and updates it after a change', () => {
  writeFileSync(join(site, 'remotes.json'), '{}');
  const published = () => {
    publishPages('https://example.org', site, 'hidden');
    return readFileSync(join(site, KNOWN_PATHS_FILE), 'utf8');
  };
  publishMarketing('/blog/first');
  assert.equal(published(), composeKnownPaths(site));
  publishMarketing('/offers');
  assert.match(published(), /^~\*\^\/offers\/\?\$ \/index\.html;$/m);
});
