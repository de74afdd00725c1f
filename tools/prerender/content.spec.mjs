// Checks the texts and elements that content/pages.json requires of the marketing pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import { readPages } from './content/read-pages.mjs';

/**
 * @typedef {object} Said
 * @property {string} spec the requirement
 * @property {string[]} on paths of the pages; `*` is every page, `/blog/*` every article
 * @property {string[]} [says] texts that the pages contain in this order
 * @property {Record<string, number | '3+'>} [has] number of elements for each selector
 */

const pages = readPages();
/** @type {Said[]} */
const SAID = JSON.parse(readFileSync(resolve(import.meta.dirname, 'content/pages.json'), 'utf8'));

/** @param {Said} row */
const pathsOf = ({ on }) =>
  on.flatMap((pattern) =>
    pattern.endsWith('*')
      ? [...pages.keys()].filter((path) => path.startsWith(pattern.slice(0, -1)))
      : pattern,
  );

describe('the required contents of the pages', () => {
  for (const row of SAID) {
    const { spec, says = [], has = {} } = row;
    test(spec, () => {
      assert.ok(says.length + Object.keys(has).length > 0);
      for (const path of pathsOf(row)) {
        const page = pages.get(path);
        assert.ok(page, `${path} is not prerendered`);
        let from = 0;
        for (const words of says) {
          const found = page.text.indexOf(words, from);
          assert.ok(found >= 0, `${path} does not say "${words}" where it should`);
          from = found + words.length;
        }
        for (const [selector, count] of Object.entries(has)) {
          const found = page.document.querySelectorAll(selector).length;
          const message = `${path} has ${found} × ${selector}`;
          if (count === '3+') assert.ok(found >= 3, message);
          else assert.equal(found, count, message);
        }
      }
    });
  }
});

test('every prerendered page has a requirement in content/pages.json', () => {
  const covered = new Set(SAID.filter(({ on }) => !on.includes('*')).flatMap(pathsOf));
  const missing = [...pages.keys()].filter((path) => !covered.has(path));
  assert.deepEqual(missing, [], `content/pages.json says nothing of ${missing.join(', ')}`);
});
