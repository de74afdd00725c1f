// Checks that each marketing claim is on its page, and is written only in the source files for claims.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { ASSESSMENT_TIME, claims, GUARANTEE_DAYS, unverifiedClaims } from '@bearings/domain';
import { readPages } from './content/read-pages.mjs';

const project = resolve(import.meta.dirname, '../..');
const pages = readPages();

/** The page of each group of marketing claims, except those of the assessment, which is not prerendered. */
const PATH_BY_CLAIM_GROUP = {
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
function listTexts(value) {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value ? Object.values(value).flatMap(listTexts) : [];
}

test('every group of marketing claims has a page', () => {
  assert.deepEqual(Object.keys(claims).toSorted(), [...Object.keys(PATH_BY_CLAIM_GROUP), 'assessment'].toSorted());
});

for (const [key, path] of Object.entries(PATH_BY_CLAIM_GROUP)) {
  test(`the page ${path} states each of its claims`, () => {
    const text = pages.get(path)?.text ?? '';
    const claimedTexts = listTexts(Reflect.get(claims, key));
    assert.ok(claimedTexts.length > 0);
    assert.deepEqual(
      claimedTexts.filter((words) => !text.includes(words)),
      [],
    );
  });
}

test('the landing page states every unverified claim if the settings of the site show such claims', () => {
  const text = pages.get('/')?.text ?? '';
  const missingTexts = listTexts(unverifiedClaims.landing).filter((words) => !text.includes(words));
  assert.deepEqual(missingTexts, []);
});

/** Folders with texts for users: all front ends and the emails. */
const USER_TEXT_FOLDERS = [
  'frontend-shell/src',
  'frontend-marketing/src',
  'frontend-assessment/src',
  'frontend-account/src',
  'libs/ui/src',
  'libs/web/src',
  'backend/src/content/email-copy',
  'libs/report-composer/src/content/preview-copy',
];
/** In the rest of the backend only error messages are checked: other texts are for developers. */
const ERROR_FILE_PATTERN = /\.errors\.ts$/;

const sources = [...USER_TEXT_FOLDERS, 'backend/src'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing\//.test(file))
    .filter((file) => folder !== 'backend/src' || ERROR_FILE_PATTERN.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      source: readFileSync(join(project, folder, file), 'utf8'),
    })),
);

/**
 * Returns each match in the sources, as file and matched text.
 * @param {RegExp} pattern
 * @returns {string[]}
 */
const listMatches = (pattern) =>
  sources.flatMap(({ file, source }) => [...source.matchAll(pattern)].map(([words]) => `${file}: ${words}`));

test('no source file with texts for users repeats a claim that contains a figure', () => {
  const { burnoutRecovery, disengaged } = unverifiedClaims.landing;
  /** Figures that are not searched for, because an article (which names the source) or a CSS rule contains them too. */
  const ambiguousTexts = [burnoutRecovery, disengaged].map(String);
  // Values of at most two characters ("20", "30") are skipped, because they occur everywhere.
  const distinctive = listTexts([claims, unverifiedClaims]).filter(
    (words) => /\d/.test(words) && words.length > 2 && !ambiguousTexts.includes(words),
  );
  assert.ok(distinctive.includes('94%'));
  assert.ok(distinctive.includes(ASSESSMENT_TIME));
  assert.deepEqual(
    sources.flatMap(({ file, source }) =>
      distinctive.filter((words) => source.includes(words)).map((words) => `${file}: ${words}`),
    ),
    [],
  );
});

describe('the guarantee period and the duration of the assessment', () => {
  const NUMBER_PATTERN = '(?:\\d+|five|ten|twelve|fourteen|fifteen|twenty|thirty)';

  test('are stated only in the source file of the claims: guarantee period', () => {
    const guarantee = new RegExp(
      `${NUMBER_PATTERN}[- ](?:days?|weeks?|months?)[^.\n]{0,40}(?:guarantee|money back|refund)|` +
        `(?:guarantee|money back|refund)[^.\n]{0,40}within ${NUMBER_PATTERN} (?:days?|weeks?|months?)`,
      'gi',
    );
    assert.equal([...'a 14-day money-back guarantee'.matchAll(guarantee)].length, 1);
    assert.deepEqual(listMatches(guarantee), []);
  });

  test('are stated only in the source file of the claims: duration', () => {
    const minutes = new RegExp(
      `(?:${NUMBER_PATTERN}(?:-| to ))?${NUMBER_PATTERN}[- ]minutes?|quarter of an hour`,
      'gi',
    );
    assert.equal([...'about fifteen minutes'.matchAll(minutes)].length, 1);
    /** Matches texts that are allowed because they state the duration of something else, such as reading. */
    const OTHER_TIMES_PATTERN =
      /: twenty minutes$|: 1 minute$|experience-texts\.ts: 3 minutes$|hidden-job-market\.ts: quarter of an hour$/;
    assert.deepEqual(
      listMatches(minutes).filter((sentence) => !OTHER_TIMES_PATTERN.test(sentence)),
      [],
    );
  });

  for (const [path, { text }] of pages) {
    test(`have no values on ${path} other than the published ones`, () => {
      const days = [...text.matchAll(/(\d+)[- ]day[^.]{0,30}(?:guarantee|money)/g)];
      const withinMatches = [...text.matchAll(/money back within (\d+) days/g)];
      for (const [words, found] of [...days, ...withinMatches]) {
        assert.equal(Number(found), GUARANTEE_DAYS, words);
      }
      const takes = [...text.matchAll(/(?:takes?|in the|in) ((?:about )?\d+(?:[- –]|to)*\d* minutes)/g)];
      for (const [words, found] of takes) assert.equal(found, ASSESSMENT_TIME, words);
    });
  }
});
