// Checks the texts and elements that content/pages.json requires of the marketing pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import { readPages } from './content/read-pages.mjs';

/**
 * @typedef {object} PageRequirement
 * @property {string} spec the requirement in words, which is the title of its test
 * @property {string[]} on paths of the pages; `*` is every page, `/blog/*` every article
 * @property {string[]} [says] texts that the pages contain in this order
 * @property {Record<string, number | '3+'>} [has] number of elements for each selector
 */

const pages = readPages();
/** @type {PageRequirement[]} */
const PAGE_REQUIREMENTS = JSON.parse(readFileSync(resolve(import.meta.dirname, 'content/pages.json'), 'utf8'));

/** @param {PageRequirement} row */
const listPaths = ({ on }) =>
  on.flatMap((pattern) =>
    pattern.endsWith('*') ? [...pages.keys()].filter((path) => path.startsWith(pattern.slice(0, -1))) : pattern,
  );

describe('the required contents of the pages', () => {
  for (const row of PAGE_REQUIREMENTS) {
    const { spec, says = [], has = {} } = row;
    test(spec, () => {
      assert.ok(says.length + Object.keys(has).length > 0);
      for (const path of listPaths(row)) {
        const page = pages.get(path);
        assert.ok(page, `${path} is not prerendered`);
        let fromIndex = 0;
        for (const words of says) {
          const found = page.text.indexOf(words, fromIndex);
          assert.ok(found >= 0, `${path} does not say "${words}" where it should`);
          fromIndex = found + words.length;
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
  const coveredPaths = new Set(PAGE_REQUIREMENTS.filter(({ on }) => !on.includes('*')).flatMap(listPaths));
  const missingPaths = [...pages.keys()].filter((path) => !coveredPaths.has(path));
  assert.deepEqual(missingPaths, [], `content/pages.json says nothing of ${missingPaths.join(', ')}`);
});
