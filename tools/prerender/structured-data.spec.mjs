// What search engines and feed readers read: complete, and no more than the page itself says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import { JSDOM } from 'jsdom';
import { readPages } from './content/read-pages.mjs';

const built = resolve(import.meta.dirname, '../../frontend-marketing/dist/prerendered.json');
/** @type {import('./src/prerender-site').Prerendered} */
const { origin, files } = JSON.parse(readFileSync(built, 'utf8'));

/** @typedef {{ [name: string]: unknown }} Thing */

/** What each kind of thing has to have, as schema.org names it and search engines ask for it. */
const REQUIRED = {
  Organization: ['name', 'url'],
  Product: ['name', 'description', 'image', 'brand', 'offers'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
};

/** @param {unknown} value @returns {value is Thing} */
const isThing = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A thing and all that it is made of. @param {unknown} value @returns {Thing[]} */
function thingsIn(value) {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

const described = [...readPages().values()].flatMap(({ path, document, text }) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) => {
    const data = JSON.parse(block.textContent ?? '');
    return { path, text, kind: data['@type'], things: thingsIn(data) };
  }),
);

for (const { path, text, kind, things } of described) {
  describe(`${kind} on ${path}`, () => {
    test('has all that such a thing has to have', () => {
      for (const thing of things) {
        const required = Reflect.get(REQUIRED, String(thing['@type']));
        assert.ok(Array.isArray(required), `an unknown kind, ${String(thing['@type'])}`);
        const missing = required.filter((name) => !thing[name]);
        assert.deepEqual(missing, [], String(thing['@type']));
      }
    });

    test('writes whole addresses, days and prices', () => {
      for (const thing of things) {
        for (const name of ['url', 'image', 'mainEntityOfPage']) {
          if (thing[name]) assert.ok(String(thing[name]).startsWith(`${origin}/`), name);
        }
        if (thing.datePublished) assert.match(String(thing.datePublished), /^\d{4}-\d\d-\d\d$/);
        if (thing.price) assert.match(String(thing.price), /^\d+\.\d\d$/);
      }
    });

    test('says only what the page says', () => {
      for (const { name, text: answer, headline, '@type': type } of things) {
        const texts = [type === 'Brand' || type === 'Organization' ? null : name, answer, headline];
        for (const words of texts.filter((each) => typeof each === 'string')) {
          assert.ok(text.includes(words), words);
        }
      }
      const ratings = things.filter((thing) => thing.aggregateRating ?? thing.review);
      assert.deepEqual(ratings, [], 'a rating without a source');
    });
  });
}

/** @param {string} name */
function xml(name) {
  const { document } = new JSDOM(files[name] ?? '', { contentType: 'application/xml' }).window;
  assert.equal(document.querySelector('parsererror'), null);
  return document;
}

test('the feed is RSS 2.0 with all that it asks for', () => {
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
    // RFC 822, as RSS has its days.
    const day = item.querySelector('pubDate')?.textContent ?? '';
    assert.match(day, /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  }
});
