// Checks that a site contains no unverified claim unless the owner publishes it with CLAIMS=shown.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { publishPages, publishSite, readClaims } from '@bearings/publish/publish-site';
import { composePages } from '@bearings/publish/compose-pages';
import { unverifiedClaims } from '@bearings/domain';
import { JSDOM } from 'jsdom';
import { readPages } from '../content/read-pages.mjs';

const site = mkdtempSync(join(tmpdir(), 'bearings-claims-'));
const SITE_ORIGIN = 'https://example.org';
after(() => rmSync(site, { recursive: true, force: true }));

/** @param {Document} document @param {string} selector @returns {string[]} */
const listTexts = (document, selector) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

/** Returns the sample texts of the site: customer stories, company names and the team. */
function listSampleTexts() {
  const shownPages = readPages('shown');
  const landing = shownPages.get('/')?.document;
  const about = shownPages.get('/about')?.document;
  assert.ok(landing && about);
  const team = [...about.querySelectorAll('section')].find((section) =>
    section.textContent?.includes('Sample content'),
  );
  assert.ok(team);
  return [
    ...listTexts(landing, 'main figure:has(blockquote) :is(blockquote, figcaption)'),
    ...listTexts(landing, 'main ul[aria-label="Sample company names"] li'),
    ...[...team.querySelectorAll('li :is(h3, p)')].map(({ textContent }) => textContent ?? ''),
    'Sample content',
  ];
}

const unverifiedFigures = Object.values(unverifiedClaims.landing);
/** All unverified figures except the one that articles also state, together with its source. */
const figuresOnlyInClaims = unverifiedFigures.filter((figure) => figure !== unverifiedClaims.landing.burnoutRecovery);

/** A published figure of a career, which may be the same number as a claim. */
const PART_TIME_SHARE = /\d+% work part-time/g;

/**
 * Returns the source of a page or feed without styles and shares of part-time work, and with the entities for `&` and `'`
 * decoded.
 */
const decodeText = (/** @type {string} */ text) =>
  text
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(PART_TIME_SHARE, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

before(() => publishSite(['shell', 'assessment', 'marketing'], site, { origin: SITE_ORIGIN }));

describe('a site published without CLAIMS', () => {
  test('tells browsers in remotes.json to hide unverified claims', () => {
    const remotes = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'));
    assert.deepEqual(remotes.site, { claims: 'hidden', origin: SITE_ORIGIN });
  });

  test('has no unverified claim and no sample text in any page or feed', () => {
    const words = [...figuresOnlyInClaims, ...listSampleTexts()];
    assert.ok(words.length > 25, `${words.length} to be looked for`);
    const files = composePages(site, SITE_ORIGIN);
    assert.ok([...files.keys()].some((file) => file.endsWith('rss.xml')));
    assert.ok(files.size > 15);
    const found = [...files].flatMap(([file, text]) => {
      const saidTexts = decodeText(text);
      return words.filter((each) => saidTexts.includes(each)).map((each) => `${file}: ${each}`);
    });
    assert.deepEqual(found, []);
  });

  test('has no empty section, list or heading on any page', () => {
    for (const [path, { document }] of readPages('hidden')) {
      const emptyElements = [...document.querySelectorAll('main :is(section, ul, ol, dl, h1, h2, h3, p)')]
        .filter((element) => !element.textContent?.trim() && !element.querySelector('img, svg'))
        .map((element) => element.outerHTML);
      assert.deepEqual(emptyElements, [], path);
    }
  });
});

test('a demonstration says beside all claims that they are examples, and never states a price per insight', () => {
  const landing = readPages('examples').get('/')?.document;
  assert.ok(landing);
  const claimed = [...landing.querySelectorAll('main section, main > div')].filter((section) =>
    figuresOnlyInClaims.some((figure) => section.textContent?.includes(figure)),
  );
  assert.ok(claimed.length >= 3, `${claimed.length} sections with claims`);
  for (const section of claimed) {
    assert.match(section.textContent ?? '', /Example figures: the owner decides whether to state them\./);
  }
  for (const [path, { text }] of readPages('examples')) {
    assert.ok(!text.includes('£0.40') && !text.includes('career insights'), path);
  }
});

test('readClaims accepts "shown", "hidden" and no value, and throws for any other value', () => {
  assert.equal(readClaims('shown'), 'shown');
  assert.equal(readClaims('hidden', 'shown'), 'hidden');
  for (const unset of [undefined, '']) {
    assert.equal(readClaims(unset), 'hidden');
    assert.equal(readClaims(unset, 'examples'), 'examples');
  }
  assert.throws(() => readClaims('yes'), /CLAIMS is yes/);
});

test('a site published with CLAIMS=shown shows unverified claims without a new build, and can hide them again', () => {
  publishPages(SITE_ORIGIN, site, 'shown');
  const home = () => readFileSync(join(site, 'pages/index.html'), 'utf8');
  const remotes = () => JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')).site.claims;
  for (const figure of unverifiedFigures) assert.ok(home().includes(figure), figure);
  assert.equal(remotes(), 'shown');
  const { window } = new JSDOM(home());
  const data = JSON.parse(window.document.getElementById('page-data')?.textContent ?? '');
  assert.deepEqual(data.remotes.site, { claims: 'shown', origin: SITE_ORIGIN });
  publishPages(SITE_ORIGIN, site, 'hidden');
  assert.ok(!home().includes('50,000+'));
  assert.equal(remotes(), 'hidden');
});
