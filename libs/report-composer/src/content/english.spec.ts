// Checks that British texts contain no American words, and texts for readers in the United States no British ones.
import { readdirSync } from 'node:fs';
import {
  ASK_SENTENCES,
  COST_SENTENCES,
  DESCRIPTIONS,
  LEVEL_LABELS,
  OCCUPATIONS,
  ROUTE_ROWS,
  SPELLING_PAIRS,
  TASKS,
  US_TEXTS,
  US_TITLES,
} from '@bearings/career-data';
import { isRecord } from '@bearings/contracts';
import { UK, US } from '@bearings/domain';
import { getEnglish } from './countries/english.js';

/** Matches names of tables and fields whose texts are for readers in the United States. */
const AMERICAN_TABLE = /^(?:us|american|STATE_RULE_STEPS|US_\w+)$|(?:Us|State)$|_US(?:_|$)/;
/** Words that the table of British and American alternatives contains, although both varieties use them. */
const SHARED_WORDS = new Set([
  'a placement',
  'an internship',
  'break',
  'calendar',
  'diary',
  'holiday',
  'instructor',
  'internship',
  'internships',
  'learned',
  'placements',
  'tutor',
]);
/** Patterns of British words for which American English has another word, not only another spelling. */
const OTHER_BRITISH = ['CVs?\\b', 'lorr(?:y|ies)', 'diggers?'];
/** American spellings and words. The beginning of a word matches all its forms. */
const AMERICAN_WORDS =
  'color labor(?!at) behavior favor neighbor center theater fiber defense licenses?\\b organiz recogniz specializ analyz catalogs?\\b counsel(?:or|ing) travel(?:er|ing) jewel(?:ry|er\\b) pediatr anesth math\\b résumé semi-truck backhoe';
/** American offices, which British texts may name too. */
const AMERICAN_OFFICES = /Bureau of Labor Statistics|National Center for Education Statistics/g;
const OWN_WORDS = (country: string): string[] =>
  Object.values(getEnglish(country)).filter((word) => !SHARED_WORDS.has(word));

const toPattern = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})`, 'i');
const wholeWords = (words: readonly string[]): string[] => words.map((word) => `${word}\\b`);
const BRITISH_PATTERN = toPattern([
  ...wholeWords(OWN_WORDS(UK)),
  ...SPELLING_PAIRS.map(([british]) => british),
  ...OTHER_BRITISH,
]);
const AMERICAN_PATTERN = toPattern([...wholeWords(OWN_WORDS(US)), ...AMERICAN_WORDS.split(' ')]);

/** Returns all texts of a table, each marked as American or British English. */
function listTexts(table: unknown, isAmerican = false): { isAmerican: boolean; text: string }[] {
  if (typeof table === 'string') return [{ isAmerican, text: table }];
  if (typeof table === 'function' || (!isRecord(table) && !Array.isArray(table))) return [];
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    listTexts(value, isAmerican || AMERICAN_TABLE.test(key)),
  );
}

it('each text is in British or American English, depending on the table that contains it', async () => {
  const folders = ['report-copy', 'preview-copy', 'countries'];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => !/english|\.spec\.ts$/.test(file))
      .map((file) => `./${folder}/${file.replace(/\.ts$/, '.js')}`),
  );
  const tables: unknown[] = [
    ...(await Promise.all(files.map((file) => import(file)))).map((table: object) => ({
      ...table,
    })),
    { ROUTE_ROWS, DESCRIPTIONS, TASKS, LEVEL_LABELS, ASK_SENTENCES, COST_SENTENCES },
    { US_TEXTS, US_TITLES, US_LEVELS: OCCUPATIONS.map(({ usLevel }) => usLevel.label) },
  ];
  const texts = tables.flatMap((table) => listTexts(table));
  const faults = texts.flatMap(({ isAmerican, text }) => {
    const word = (isAmerican ? BRITISH_PATTERN : AMERICAN_PATTERN).exec(text.replaceAll(AMERICAN_OFFICES, ''))?.[0];
    return word === undefined ? [] : [`${word}: ${text}`];
  });
  expect(texts.filter(({ isAmerican }) => isAmerican).length).toBeGreaterThan(400);
  expect(faults).toEqual([]);
});
