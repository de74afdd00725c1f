// Checks that data for search engines and feed readers is complete, and states no more than the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { readPages } from './content/read-pages.mjs';
import { faultsOf, structuredData } from './crawl/structured-data.mjs';

const built = resolve(import.meta.dirname, '../../frontend-marketing/dist/prerendered.json');
/** @type {import('./src/prerender-site').Prerendered} */
const { origin, files } = JSON.parse(readFileSync(built, 'utf8'));

for (const { path, document, text } of readPages().values()) {
  for (const data of structuredData(document)) {
    test(`${String(data['@type'])} on ${path} is complete, and says only what the page says`, () => {
      assert.deepEqual(faultsOf(data, { origin, text }), []);
    });
  }
}

/** @param {string} name */
function xml(name) {
  const { document } = new JSDOM(files[name] ?? '', { contentType: 'application/xml' }).window;
  assert.equal(document.querySelector('parsererror'), null);
  return document;
}

test('the feed is complete RSS 2.0', () => {
  const document = xml('blog/rss.xml');
  assert.equal(document.documentElement.getAttribute('version'), '2.0');
  for (const name of ['title', 'link', 'description']) {
    assert.ok(document.querySelector(`channel > ${name}`)?.textContent, name);
  }
  const items = [...document.querySelectorAll('channel > item')];
  assert.ok(items.length > 0);
  const ids = items.map((item) => item.querySelector('guid')?.textContent ?? '');
  assert.equal(new Set(ids).size, items.length);
  for (const item of items) {
    for (const name of ['title', 'link', 'guid', 'description', 'category']) {
      assert.ok(item.querySelector(name)?.textContent, name);
    }
    // RSS dates have the format of RFC 822.
    const day = item.querySelector('pubDate')?.textContent ?? '';
    assert.match(day, /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  }
});
