// Each sentence of SPEC.md about the marketing pages: found in the page, or held by a test.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import { HELD } from './content/behaviours-table.mjs';
import { SAID } from './content/pages-table.mjs';
import { readPages } from './content/read-pages.mjs';

const project = resolve(import.meta.dirname, '../..');
const pages = readPages();

describe('what SPEC.md says stands in the page', () => {
  for (const { spec, on, says = [], has = {} } of SAID) {
    test(spec, () => {
      assert.ok(says.length + Object.keys(has).length > 0);
      for (const path of on) {
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
          // Some parts are as many as an article needs.
          if (Number.isNaN(count)) assert.ok(found >= 3, `${path} has ${found} × ${selector}`);
          else assert.equal(found, count, `${path} has ${found} × ${selector}`);
        }
      }
    });
  }
});

describe('what SPEC.md says of behaviour has its test', () => {
  for (const { spec, file, test: name } of HELD) {
    test(spec, () => {
      const source = readFileSync(resolve(project, file), 'utf8');
      assert.ok(source.includes(`'${name}'`), `${file} has no test '${name}'`);
    });
  }
});

test('no page is left out', () => {
  const covered = new Set(
    SAID.filter(({ spec }) => !/^2: (header|footer|a signed)/.test(spec)).flatMap(({ on }) => on),
  );
  const missing = [...pages.keys()].filter((path) => !covered.has(path));
  assert.deepEqual(missing, [], `content/pages-table.mjs says nothing of ${missing.join(', ')}`);
});
