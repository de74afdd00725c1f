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

/** @param {string} remote @param {object} prerendered */
function writePrerendered(remote, prerendered) {
  mkdirSync(join(site, 'remotes', remote), { recursive: true });
  writeFileSync(join(site, 'remotes', remote, 'prerendered.json'), JSON.stringify(prerendered));
}

/** @param {string[]} paths */
const publishMarketing = (...paths) =>
  writePrerendered('marketing', {
    pages: paths.map((path) => ({ path })),
    moved: { [pages.article]: '/blog/first' },
  });

/**
 * Returns the canonical address of a path in the list of known paths, as nginx and the API read the list.
 * @param {string} path
 */
function findTarget(path) {
  for (const [, pattern = '', target = ''] of composeKnownPaths(site).matchAll(/^~\*(\S+) (\S+);$/gm)) {
    const match = new RegExp(pattern, 'i').exec(path);
    if (match) return target.replace('$page_parameter', match.groups?.page_parameter ?? '');
  }
  return undefined;
}

const ID = '0b0b1c7e-6a40-4b9c-9f6e-1d2c3b4a5f60';

test('if no page is prerendered, the list of known paths accepts the path of any article', () => {
  assert.equal(findTarget('/blog/anything'), '/blog/anything');
});

test('the list of known paths contains every page in the contracts, with any id in its path', () => {
  for (const pattern of Object.values(pages)) {
    const path = pattern.replace(/:\w+/, ID);
    assert.equal(findTarget(path), path);
  }
  assert.equal(findTarget('/checkout'), '/checkout');
});

test('the list of known paths has the address of a page for each of its spellings', () => {
  for (const [spelling, path] of [
    ['/Dashboard', '/dashboard'],
    ['/DASHBOARD/', '/dashboard'],
    ['/dashboard/index.html', '/dashboard'],
    ['/index.html', '/'],
    ['/Report/' + ID, '/report/' + ID],
    ['/Shared/AbC_-9/', '/shared/AbC_-9'],
  ])
    assert.equal(findTarget(spelling ?? ''), path);
});

test('a path that matches no page in the contracts is not in the list of known paths', () => {
  for (const path of [
    '/nowhere',
    '/report/a/b',
    '/report/any',
    '/report/12',
    '/aboutt',
    '/x/about',
    '/pages',
    '//',
    '/shared/a b',
    '/blog/a\r\nb',
  ]) {
    assert.equal(findTarget(path), undefined, path);
  }
});

test('the path of an unknown article redirects to the default article', () => {
  publishMarketing('/blog/first', '/blog/second');
  assert.equal(findTarget('/blog/second'), '/blog/second');
  assert.equal(findTarget('/blog/third'), '/blog/first');
  assert.equal(findTarget('/blog'), '/blog');
  assert.equal(findTarget('/blog/a/b'), undefined);
});

test('if a remote lists its pages for a path pattern, the list of known paths contains only the listed pages for that pattern', () => {
  writePrerendered('marketing', { pages: [], listed: { [pages.career]: ['/careers/actor'] } });
  assert.equal(findTarget('/Careers/Actor/'), '/careers/actor');
  assert.equal(findTarget('/careers/compare'), '/careers/compare');
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
  assert.match(publishAndRead(), /^~\*\^\/offers\S+ \/offers;$/m);
});

test('the paths of a remote are those of its version in use, whatever this checkout lists as pages', () => {
  for (const [remote, paths] of [
    ['assessment', [pages.assessment]],
    ['account', [pages.dashboard, '/dashboard/new-page']],
    ['marketing', [pages.about]],
  ])
    writePrerendered(String(remote), { pages: [], paths });
  assert.equal(findTarget('/Dashboard/New-Page/'), '/dashboard/new-page');
  for (const path of [pages.home, pages.assessment, pages.dashboard, pages.about]) assert.equal(findTarget(path), path);
  assert.equal(findTarget(pages.login), undefined);
});
