// Checks all pages of a running site, including the careers library, as a crawler would.
import { withSite } from '@bearings/bench/site.mjs';
import { publishSite } from '@bearings/publish/publish-site';
import { SITE_PARTS } from '@bearings/publish/site-parts';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { crawlSite } from '../crawl/crawl-site.mjs';

const MAIN_FILE = resolve(import.meta.dirname, '../../../backend/dist/main.js');
const site = mkdtempSync(join(tmpdir(), 'bearings-library-'));
after(() => rmSync(site, { recursive: true, force: true }));

/**
 * Returns the modification time of each published page by its file name.
 * @returns {Record<string, number>}
 */
const modificationTimes = () =>
  Object.fromEntries(
    readdirSync(join(site, 'pages'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, statSync(join(site, 'pages', file)).mtimeMs]),
  );

test('every page of a running site is complete, and publishing again does not rewrite an unchanged page', async () => {
  const start = performance.now();
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../write-library.mjs')]);
  let origin = '';
  await withSite(
    MAIN_FILE,
    async ({ url }) => {
      const { pages, faults } = await crawlSite(url);
      assert.deepEqual(faults, []);
      assert.ok(pages > 300, `${pages} pages`);
      const unknownPage = await fetch(`${url}/careers/no-such-career`, {
        headers: { accept: 'text/html' },
      });
      assert.equal(unknownPage.status, 404);
    },
    (url) => {
      origin = url;
      publishSite(SITE_PARTS, site, { origin });
      return site;
    },
  );
  console.log(`made, published and crawled in ${Math.round((performance.now() - start) / 1_000)} s`);
  const before = modificationTimes();
  publishSite(['account'], site, { origin });
  publishSite(SITE_PARTS, site, { origin });
  assert.deepEqual(modificationTimes(), before);
});
