// Checks the built pages without running scripts. `full/library.spec.mjs` checks the links of a running site.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { pages as contractPages } from '@bearings/contracts';
import { REMOTES } from '@bearings/build/site';
import { JSDOM } from 'jsdom';
import { readPages } from './content/read-pages.mjs';
import { CAREER_PATH_PATTERN } from './crawl/crawl-site.mjs';
import { structuredData } from './crawl/structured-data.mjs';

const remote = resolve(import.meta.dirname, '../../frontend-marketing/dist');
/** @type {import('./src/prerender-pages').PrerenderedRemote} */
const { origin, pages, files, listed } = JSON.parse(readFileSync(join(remote, 'prerendered.json'), 'utf8'));

const crawledPages = [...readPages().values()].map((page) => {
  const links = [...page.document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return { ...page, links };
});

const libraryPaths = Object.values(listed).flat();

/** @param {Document} document @param {string} selector */
const readContentAttribute = (document, selector) => document.querySelector(selector)?.getAttribute('content') ?? '';
/** @param {string} name */
const parseXmlFile = (name) => new JSDOM(files[name] ?? '', { contentType: 'application/xml' }).window.document;
/** @param {readonly string[]} values */
const findRepeated = (values) => values.filter((value, index) => values.indexOf(value) !== index);

test('no two pages share a preview picture', () => {
  // Pages of the careers library are left out, because they share one picture.
  const pictures = crawledPages
    .filter(({ path }) => !path.startsWith('/careers/'))
    .map(({ document }) => readContentAttribute(document, 'meta[property="og:image"]'));
  assert.deepEqual(findRepeated(pictures.filter(Boolean)), []);
});

test('every page is linked from at least one other page', () => {
  const linkedPaths = new Set(crawledPages.flatMap(({ path, links }) => links.filter((link) => link !== path)));
  const missingPaths = pages.map(({ path }) => path).filter((path) => !linkedPaths.has(path));
  assert.deepEqual(missingPaths, [], `no other page links to ${missingPaths.join(', ')}`);
});

test('each page in the contracts, except the start page, is a page of exactly one remote', () => {
  const paths = REMOTES.flatMap((name) => {
    const file = resolve(import.meta.dirname, `../../frontend-${name}/dist/prerendered.json`);
    return JSON.parse(readFileSync(file, 'utf8')).paths;
  });
  assert.deepEqual([contractPages.home, ...paths].toSorted(), Object.values(contractPages).toSorted());
});

for (const { path, document, text } of crawledPages) {
  describe(path, () => {
    test('has one title, which is short enough for a search result', () => {
      assert.equal(document.querySelectorAll('title').length, 1);
      assert.match(document.title, /Bearings/);
      // A search result shows about 60 characters. An article's title may have that many, followed by the site's name.
      assert.ok(document.title.length <= 72, document.title);
    });

    test('has its own absolute URL and title in its Open Graph metadata', () => {
      assert.equal(readContentAttribute(document, 'meta[property="og:url"]'), origin + path);
      assert.equal(readContentAttribute(document, 'meta[property="og:title"]'), document.title);
    });

    test('has structured data of exactly the expected types', () => {
      const kinds = structuredData(document).map((data) => data['@type']);
      assert.deepEqual(kinds, expectedDataTypes(path));
    });

    test('has all its text without JavaScript', () => {
      const run = [...document.querySelectorAll('script')].filter((script) => script.type !== 'application/ld+json');
      assert.equal(run.length, 0);
      assert.equal(document.querySelectorAll('main [hidden]').length, 0);
      assert.ok(text.length > 1_000, `${text.length} characters are no whole page`);
    });

    test('has no duplicate ids and no reference to a missing id', () => {
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
      assert.deepEqual(findRepeated(ids), []);
      const references = ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) => (element.getAttribute(name) ?? '').split(' ')),
      );
      assert.deepEqual(
        references.filter((id) => !ids.includes(id)),
        [],
      );
    });

    test('skips no level in its headings', () => {
      const ranks = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => Number(tagName[1]));
      assert.equal(ranks[0], 1);
      assert.ok(
        ranks.every((rank, index) => index === 0 || rank - (ranks[index - 1] ?? 0) <= 1),
        `the ranks of the headings have a gap: ${ranks.join(', ')}`,
      );
    });

    test('has a preview picture of 1,200 by 630 pixels unless it is a legal text', () => {
      const picture = readContentAttribute(document, 'meta[property="og:image"]');
      if (/^\/(privacy|terms|refund|accessibility|childrens-code)$/.test(path)) return assert.equal(picture, '');
      const file = relative('/remotes/marketing', new URL(picture).pathname);
      assert.ok(existsSync(join(remote, file)), picture);
      // Bytes 16 to 23 of a PNG file are its width and height.
      const png = readFileSync(join(remote, file));
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    });
  });
}

/** @param {string} path */
function expectedDataTypes(path) {
  if (path.startsWith('/blog/')) return ['Article'];
  if (CAREER_PATH_PATTERN.test(path)) return ['BreadcrumbList', 'Occupation'];
  if (path.startsWith('/careers')) return ['BreadcrumbList'];
  /** @type {Record<string, string[]>} */
  const kinds = {
    '/': ['Organization', 'Product', 'FAQPage'],
    '/how-it-works': ['Product'],
    '/about': ['Organization'],
    '/contact': ['FAQPage'],
  };
  return kinds[path] ?? [];
}

describe('the files for crawlers and feed readers', () => {
  test('list every page in the sitemap', () => {
    const addresses = [...parseXmlFile('sitemap.xml').querySelectorAll('loc')].map((loc) => loc.textContent);
    const wantedPaths = [...pages.map(({ path }) => path), '/assessment', ...libraryPaths].map((path) => origin + path);
    assert.deepEqual(
      wantedPaths.filter((address) => !addresses.includes(address)),
      [],
    );
    assert.deepEqual(findRepeated(addresses.map(String)), []);
    for (const { textContent } of parseXmlFile('sitemap.xml').querySelectorAll('lastmod'))
      assert.ok(Date.parse(textContent ?? '') <= Date.now(), textContent ?? '');
  });

  test('name the sitemap in robots.txt, which excludes private pages only', () => {
    assert.match(files['robots.txt'] ?? '', /^Disallow: \/dashboard$/m);
    const closedPaths = (files['robots.txt'] ?? '').match(/(?<=^Disallow: ).*$/gm) ?? [];
    const hiddenPages = pages.filter(({ path }) => closedPaths.some((start) => path.startsWith(start)));
    assert.deepEqual(hiddenPages, []);
    assert.match(files['robots.txt'] ?? '', /^Sitemap: https:.*\/sitemap\.xml$/m);
  });

  test('let crawlers fetch the picture of a shared link, and nothing else of the API', () => {
    const rules = [...(files['robots.txt'] ?? '').matchAll(/^(Allow|Disallow): (.+)$/gm)];
    /** Applies the rule with the longest path that matches (RFC 9309, section 2.2.2). @param {string} path */
    const isAllowed = (path) => {
      const matching = rules.filter(([, , rule = '']) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(path));
      const longest = matching.toSorted(([, , a = ''], [, , b = '']) => b.length - a.length)[0];
      return longest?.[1] !== 'Disallow';
    };
    assert.equal(isAllowed(`/api/shared/${'A'.repeat(43)}/picture`), true);
    assert.equal(isAllowed(`/api/shared/${'A'.repeat(43)}`), false);
    assert.equal(isAllowed('/api/reports/sample/pdf'), false);
    assert.equal(isAllowed('/about'), true);
  });

  test('include a valid RSS feed of all articles, to which the page of the blog links', () => {
    const feed = parseXmlFile('blog/rss.xml');
    assert.equal(feed.documentElement.getAttribute('version'), '2.0');
    for (const name of ['title', 'link', 'description'])
      assert.ok(feed.querySelector(`channel > ${name}`)?.textContent, name);
    const items = [...feed.querySelectorAll('channel > item')];
    /** @param {string} name */
    const each = (name) => items.map((item) => item.querySelector(name)?.textContent ?? '');
    const articles = pages.filter(({ path }) => path.startsWith('/blog/'));
    assert.deepEqual(
      each('link'),
      articles.map(({ path }) => origin + path),
    );
    assert.deepEqual(findRepeated(each('guid')), []);
    for (const name of ['title', 'guid', 'description', 'category']) assert.ok(each(name).every(Boolean), name);
    // RSS requires dates in the format of RFC 822.
    for (const day of each('pubDate')) assert.match(day, /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    const blog = crawledPages.find(({ path }) => path === '/blog');
    assert.equal(blog?.document.querySelector('link[rel=alternate]')?.getAttribute('href'), '/blog/rss.xml');
  });
});

test('the assessment page has its own canonical URL and preview picture', () => {
  const folder = resolve(import.meta.dirname, '../../frontend-assessment/dist');
  /** @type {import('./src/prerender-pages').PrerenderedRemote} */
  const assessment = JSON.parse(readFileSync(join(folder, 'prerendered.json'), 'utf8'));
  const { document } = new JSDOM(`<head>${assessment.pages[0]?.head}</head>`).window;
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  assert.equal(canonical, `${assessment.origin}/assessment`);
  const picture = new URL(readContentAttribute(document, 'meta[property="og:image"]')).pathname;
  assert.ok(existsSync(join(folder, relative('/remotes/assessment', picture))), picture);
});

test('the prerendered report page contains no text of any report', () => {
  const folder = resolve(import.meta.dirname, '../../frontend-account/dist');
  /** @type {import('./src/prerender-pages').PrerenderedRemote} */
  const account = JSON.parse(readFileSync(join(folder, 'prerendered.json'), 'utf8'));
  const [sample, report] = account.pages.map(({ head, html }) => new JSDOM(head + html).window);
  assert.match(sample?.document.querySelector('h1')?.textContent ?? '', /^Your career report Robin[,:]/);
  assert.equal(sample?.document.querySelectorAll('main header li').length, 3);
  assert.equal(report?.document.querySelector('main')?.textContent, 'Loading your report');
  assert.ok(report?.document.querySelector('meta[name=robots][content=noindex]'));
});

test('the web app manifest names only icons that the shell contains', () => {
  const shell = resolve(import.meta.dirname, '../../frontend-shell/dist');
  const { icons } = JSON.parse(readFileSync(join(shell, 'manifest.json'), 'utf8'));
  assert.ok(icons.length > 0);
  for (const { src } of icons) assert.ok(existsSync(join(shell, src)), src);
});
