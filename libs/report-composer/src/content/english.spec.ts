// What is stored in British English has no American word, and what only readers in the United States get no British one.
import { readdirSync } from 'node:fs';
import {
  ASK_SENTENCES,
  COST_SENTENCES,
  DESCRIPTIONS,
  LEVEL_LABELS,
  OCCUPATIONS,
  ROUTE_ROWS,
  TASKS,
  US_TEXTS,
  US_TITLES,
} from '@bearings/career-data';
import { isRecord, UK, US } from '@bearings/contracts';
import { englishOf } from './countries/english.js';

/** Tables of texts for readers in the United States, by their names. */
const AMERICAN_TABLE = /^(?:us|american|STATE_RULES|US_\w+)$|(?:Us|State)$|_US(?:_|$)/;
/** Words of both Englishes, of which one table has another. */
const SHARED = new Set(['break', 'calendar', 'diary', 'holiday', 'learned']);
/** Spellings, British and American; a part of a word stands for all its forms. */
const SPELLINGS = [
  ['colour', 'color'],
  ['labour', 'labor(?!at)'],
  ['behaviour', 'behavior'],
  ['favour', 'favor'],
  ['neighbour', 'neighbor'],
  ['centre', 'center'],
  ['theatre', 'theater'],
  ['fibre', 'fiber'],
  ['defence', 'defense'],
  ['licence', 'licenses?\\b'],
  ['organis', 'organiz'],
  ['recognis', 'recogniz'],
  ['specialis(?!t)', 'specializ'],
  ['analyse', 'analyze'],
  ['catalogue', 'catalogs?\\b'],
  ['counsell', 'counsel(?:or|ing)'],
  ['travell', 'travel(?:er|ing)'],
  ['jewell', 'jewel(?:ry|er)'],
  ['paediatr', 'pediatr'],
  ['anaesth', 'anesth'],
  ['maths\\b', 'math\\b'],
  ['CVs?\\b', 'résumé'],
  ['lorr(?:y|ies)', 'semi-truck'],
  ['diggers?', 'backhoe'],
] as const;
const OWN_WORDS = (country: string): string[] =>
  Object.values(englishOf(country)).filter((word) => !SHARED.has(word));

const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})`, 'i');
const whole = (words: readonly string[]): string[] => words.map((word) => `${word}\\b`);
const BRITISH = patternOf([...whole(OWN_WORDS(UK)), ...SPELLINGS.map(([british]) => british)]);
const AMERICAN = patternOf([...whole(OWN_WORDS(US)), ...SPELLINGS.map(([, american]) => american)]);

/** Returns the texts of a table by the English that they are in. */
function textsIn(table: unknown, isAmerican = false): { isAmerican: boolean; text: string }[] {
  if (typeof table === 'string') return [{ isAmerican, text: table }];
  if (typeof table === 'function' || (!isRecord(table) && !Array.isArray(table))) return [];
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    textsIn(value, isAmerican || AMERICAN_TABLE.test(key)),
  );
}

it('is one English in each table', async () => {
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
  const texts = tables.flatMap((table) => textsIn(table));
  const faults = texts.flatMap(({ isAmerican, text }) => {
    const word = (isAmerican ? BRITISH : AMERICAN).exec(text)?.[0];
    return word === undefined ? [] : [`${word}: ${text}`];
  });
  expect(texts.filter(({ isAmerican }) => isAmerican).length).toBeGreaterThan(400);
  expect(faults).toEqual([]);
});
