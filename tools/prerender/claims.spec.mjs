// The promises and figures of the pages: each stands on its page, and in no file but the claims.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { claims } from '@bearings/contracts';
import { readPages } from './content/read-pages.mjs';

const project = resolve(import.meta.dirname, '../..');
const pages = readPages();

/** Where the claims of each key are made; those of the assessment are no prerendered page's. */
const PLACES = {
  landing: '/',
  howItWorks: '/how-it-works',
  about: '/about',
  blog: '/blog/5-signs-wrong-career',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
};

/** @param {unknown} value @returns {string[]} */
function textsIn(value) {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

test('every key of the claims has its place', () => {
  assert.deepEqual(
    Object.keys(claims).toSorted(),
    [...Object.keys(PLACES), 'assessment'].toSorted(),
  );
});

for (const [key, path] of Object.entries(PLACES)) {
  test(`${path} states each of its claims`, () => {
    const text = pages.get(path)?.text ?? '';
    const claimed = textsIn(Reflect.get(claims, key));
    assert.ok(claimed.length > 0);
    assert.deepEqual(
      claimed.filter((words) => !text.includes(words)),
      [],
    );
  });
}

test('no page writes a claim by itself', () => {
  // What is too short to be told apart ("20", "5 years") is let pass.
  const telling = textsIn(claims).filter(
    (words) => /\d/.test(words) && words.length > 2 && words !== claims.landing.burnoutRecovery,
  );
  assert.ok(telling.includes('94%'));
  const written = ['frontend-marketing/src', 'frontend-assessment/src'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing\//.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(project, folder, file), 'utf8');
        return telling
          .filter((words) => source.includes(words))
          .map((words) => `${file}: ${words}`);
      }),
  );
  assert.deepEqual(written, []);
});
