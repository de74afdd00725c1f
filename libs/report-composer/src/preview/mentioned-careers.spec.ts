// Compares mentioned-careers.data.ts with the words that the preview shows about each occupation. UPDATE_REFERENCES=1
// rewrites the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CIRCUMSTANCE_ROWS, getWorkTexts, hasLocalWays, OCCUPATIONS } from '@bearings/career-data';
import { createScores } from '@bearings/career-matching/testing';
import type { Circumstances } from '@bearings/contracts';
import { COUNTRIES, DEAL_BREAKERS, QUESTIONS, TILES, UK } from '@bearings/domain';
import { getTitleIn } from '../composing/career-titles.js';
import { toPayView } from '../composing/career-view.js';
import { getPay } from '../composing/compose-career.js';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';
import { ANSWER_SENTENCES } from '../content/report-copy/career-page.js';
import * as careersCopy from '../content/report-copy/careers.js';
import { SELF_EMPLOYED_TEXTS } from '../content/report-copy/circumstances.js';
import * as doubtsCopy from '../content/report-copy/doubts.js';
import { FIELD_COPY } from '../content/report-copy/fields.js';
import { CHANGE_TEXTS } from '../content/report-copy/wanted-changes.js';
import {
  ANSWER_TASK_SENTENCES,
  LINE_SENTENCES,
  OWN_TASK_SENTENCES,
  TASK_SENTENCES,
  TILE_TASK_SENTENCES,
} from '../content/report-copy/reason-lines.js';
import { REASON_COPY } from '../content/report-copy/reasons.js';
import { createFacts } from '../testing/report.factory.js';
import { composeShownCareer } from './preview-careers.js';
import { MENTIONED_CAREERS } from './mentioned-careers.data.js';

const DATA_FILE = path.join(import.meta.dirname, 'mentioned-careers.data.ts');

/** Readers with different ways in. */
const CIRCUMSTANCES: readonly (Circumstances | null)[] = [
  null,
  { interests: {}, stage: 'school', qualificationLevel: 1 },
  { interests: {}, stage: 'graduate', qualificationLevel: 6 },
];
const PEOPLE = CIRCUMSTANCES.map((circumstances) => createFacts(createScores({ helping: 92 }), { circumstances }));

/** Returns the pattern of words that begin with a name of the occupation, such as "actors" for "Actor". */
function toNamePattern(code: string, title: string, country: string): RegExp {
  const entryTitles = CIRCUMSTANCE_ROWS.flatMap(({ from }) => from?.[code] ?? []);
  const names = [title, getTitleIn(country, { code, title }), ...entryTitles].map((each) =>
    each.replace(/ \(.*\)$/, ''),
  );
  const patterns = [...new Set(names)].map((name) => String.raw`(?<!\p{L})${name.replaceAll(/\W/g, '.')}`);
  return new RegExp(patterns.join('|'), 'iu');
}

/** The countries whose previews show ways in. */
const COUNTRIES_WITH_WAYS = COUNTRIES.filter((country) => country === UK || hasLocalWays(country));

/** The countries that have English titles of their own. */
const OWN_TITLED = COUNTRIES.filter((country) => OCCUPATIONS.some((each) => getTitleIn(country, each) !== each.title));
/** The countries by the English of their titles: British, or their own. */
const COUNTRY_GROUPS = [
  COUNTRIES.filter((country) => !OWN_TITLED.includes(country)),
  ...OWN_TITLED.map((country) => [country]),
];

const PATTERNS = [UK, ...OWN_TITLED].map((country) =>
  OCCUPATIONS.map(({ code, title }) => ({ code, pattern: toNamePattern(code, title, country) })),
);

/** Returns the codes of the occupations whose names a text contains, in the English of a group of countries. */
const listMentioned = (text: string, group: number): string[] =>
  (PATTERNS[group] ?? []).filter(({ pattern }) => pattern.test(text)).map(({ code }) => code);

/** Returns what the preview shows a person in a country if this occupation is the career that it shows in full. */
function showCareer(facts: ReportFacts, { code, title }: NamedOccupation, country: string): string {
  const [first] = facts.careers;
  if (first === undefined) throw new Error('A person has no career.');
  const career = { ...first, code, title: getTitleIn(country, { code, title }) };
  return JSON.stringify(composeShownCareer({ facts, firstName: '', country, answered: [] }, career));
}

function listMentionsOf(occupation: NamedOccupation): string[] {
  const { code } = occupation;
  const mentioned = COUNTRY_GROUPS.flatMap((countries, group) => {
    const pay = countries.map((country) => JSON.stringify(toPayView(getPay(code, country))));
    const shown = COUNTRIES_WITH_WAYS.filter((country) => countries.includes(country)).flatMap((country) =>
      PEOPLE.map((facts) => showCareer(facts, occupation, country)),
    );
    // A reason or a doubt may state any of the tasks.
    const tasks = countries.flatMap((country) => getWorkTexts(code, country).tasks);
    return listMentioned([...pay, ...shown, ...tasks].join('\n'), group);
  });
  return [...new Set(mentioned)].filter((each) => each !== code).toSorted();
}

it('the table of mentioned careers has every occupation whose name the preview shows with another one', () => {
  const mentions = Object.fromEntries(
    OCCUPATIONS.map((occupation) => [occupation.code, listMentionsOf(occupation)] as const)
      .filter(([, codes]) => codes.length > 0)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
  if (process.env['UPDATE_REFERENCES'] === '1') {
    const lines = Object.entries(mentions).map(
      ([code, codes]) => `  '${code}': [${codes.map((each) => `'${each}'`).join(', ')}],\n`,
    );
    const text = readFileSync(DATA_FILE, 'utf8');
    writeFileSync(DATA_FILE, `${text.slice(0, text.indexOf(' = {'))} = {\n${lines.join('')}};\n`);
  } else {
    expect(MENTIONED_CAREERS).toEqual(mentions);
  }
  expect(Object.keys(mentions).length).toBeGreaterThan(30);
});

it('no reason, doubt or quoted answer mentions an occupation, so that these texts do not depend on the reader', () => {
  const texts = JSON.stringify([
    { ...careersCopy },
    REASON_COPY,
    doubtsCopy,
    LINE_SENTENCES,
    TASK_SENTENCES,
    TILE_TASK_SENTENCES,
    OWN_TASK_SENTENCES,
    ANSWER_TASK_SENTENCES,
    CHANGE_TEXTS,
    SELF_EMPLOYED_TEXTS,
    ANSWER_SENTENCES,
    TILES,
    DEAL_BREAKERS,
    QUESTIONS.map(({ text }) => text),
    Object.values(FIELD_COPY).map(({ name }) => name),
  ]);
  expect([listMentioned(texts, 0), listMentioned(texts, 1)]).toEqual([[], []]);
});
