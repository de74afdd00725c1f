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
function findTarget(path) {
  const lines = composeKnownPaths(site).matchAll(/^~\*(\S+) (\S+);$/gm);
  return [...lines].find(([, pattern = '']) => new RegExp(pattern, 'i').test(path))?.[2];
}

test('if no page is prerendered, the list of known paths accepts the path of any article', () => {
  assert.equal(findTarget('/blog/anything'), '/index.html');
});

test('the list of known paths contains every page in the contracts, with any id in its path', () => {
  for (const path of Object.values(pages)) {
    assert.equal(findTarget(path.replace(/:\w+/, '0b0b1c7e')), '/index.html', path);
  }
  assert.equal(findTarget('/checkout'), '/index.html');
  assert.equal(findTarget('/Dashboard/'), '/index.html');
});

test('a path that matches no page in the contracts is not in the list of known paths', () => {
  for (const path of ['/nowhere', '/report/a/b', '/aboutt', '/x/about', '/pages', '//']) {
    assert.equal(findTarget(path), undefined, path);
  }
});

test('the path of an unknown article redirects to the default article', () => {
  publishMarketing('/blog/first', '/blog/second');
  assert.equal(findTarget('/blog/second'), '/index.html');
  assert.equal(findTarget('/blog/third'), 'moved:/blog/first');
  assert.equal(findTarget('/blog'), '/index.html');
  assert.equal(findTarget('/blog/a/b'), undefined);
});

test('if a remote lists its pages for a path pattern, the list of known paths contains only the listed pages for that pattern', () => {
  const listedPaths = { [pages.career]: ['/careers/actor'] };
  mkdirSync(join(site, 'remotes/marketing'), { recursive: true });
  writeFileSync(join(site, 'remotes/marketing/prerendered.json'), JSON.stringify({ pages: [], listed: listedPaths }));
  assert.equal(findTarget('/careers/actor'), '/index.html');
  assert.equal(findTarget('/careers/compare'), '/index.html');
  assert.equal(findTarget('/careers/nothing'), undefined);
});

test('publishing writes the list of known paths, and updates it after a change', () => {
  writeFileSync(join(site, 'remotes.json'), '{}');
  const publishAndRead = () => {
    publishPages('https://example.org', site, 'hidden');
    return readFileSync(join(site, KNOWN_PATHS_FILE), 'utf8');
  };
  publishMarketing('/blog/first');
  assert.equal(publishAndRead(), composeKnownPaths(site));
  publishMarketing('/offers');
  assert.match(publishAndRead(), /^~\*\^\/offers\/\?\$ \/index\.html;$/m);
});
