import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { jest } from '@jest/globals';
import { isRecord, type ReportBlock } from '@bearings/contracts';
import type * as Careers from '@bearings/career-data';
import type * as Composing from './compose-report.js';
import type * as TextFields from './text-fields.js';
import type { ReportFacts } from './report-facts.js';
import type * as People from '../testing/sample-people.js';
import type * as Plan from '../guidance/plan-steps.js';
import type * as Planned from '../guidance/planned-careers.js';

const COPY_FOLDER = new URL('../content/report-copy/', import.meta.url);
/**
 * Matches files that are not reworded: those with functions, and those whose words are compared with other texts.
 */
const UNCHANGED_FILES_PATTERN = /^(?:avoided|skill-categories|pdf|.*\.spec)\.ts$/;
const COPY_MODULES = readdirSync(COPY_FOLDER).filter((file) => !UNCHANGED_FILES_PATTERN.test(file));
const SAMPLED_COUNTRIES = ['GB', 'US', 'DE', 'IN'];
const PEOPLE_COUNT = 24;

const numberBySentence = new Map<string, string>();

/** Replaces each letter of a sentence by q, except in variables, and adds a number that identifies the sentence. */
function reword(sentence: string): string {
  const number = numberBySentence.get(sentence) ?? String(numberBySentence.size);
  numberBySentence.set(sentence, number);
  const nonsense = sentence.replaceAll(/\{+\w+\}+|\p{L}/gu, (part) => (part.startsWith('{') ? part : 'q'));
  return `${nonsense} q${number}`;
}

/** Returns a table with each sentence reworded. Texts without a space, which are names and ids, stay the same. */
function rewordTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? reword(value) : value;
  if (Array.isArray(value)) return value.map(rewordTexts);
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewordTexts(each)]));
}

/** A composed report and plan, divided into their facts and their words. */
interface ComposedPerson {
  facts: unknown;
  words: string;
}

/** Loads all modules again, so that they use the reworded texts. Returns a function that composes a report and plan. */
async function loadComposer(): Promise<(seed: number, country: string) => Promise<ComposedPerson>> {
  const { composeReport, composeSectionBlocks }: typeof Composing = await import('./compose-report.js');
  const { composeTextFields }: typeof TextFields = await import('./text-fields.js');
  const { createSource: sourceOf, createPersonFacts: personFacts }: typeof People =
    await import('../testing/sample-people.js');
  const { draftSteps }: typeof Plan = await import('../guidance/plan-steps.js');
  const { listPlannedCareers: plannedCareers }: typeof Planned = await import('../guidance/planned-careers.js');
  const knownFacts = new Map<number, ReportFacts>();
  return async (seed, country) => {
    const givenFacts = knownFacts.get(seed) ?? personFacts(seed);
    knownFacts.set(seed, givenFacts);
    const person = await sourceOf(givenFacts);
    const codes = givenFacts.careers.slice(0, 3).map(({ code }) => code);
    const view = composeReport({ ...person, country });
    const { careers, matching, sections } = view.document;
    const plan = draftSteps(givenFacts, plannedCareers(givenFacts, codes, country), country);
    const facts = {
      seed,
      country,
      careers: careers.map(({ code, fit, exceedsTraining, notes, details, whyNot, outlook, routes, setting }) => ({
        code,
        fit,
        exceedsTraining,
        notes: notes.map(({ id }) => id),
        details: details.map(({ id }) => id),
        doubts: whyNot.length,
        hasOutlook: outlook !== '',
        routes: routes.length,
        setting: setting.map(({ sign }) => sign),
      })),
      taken: matching.takenIntoAccount.map(({ id }) => id),
      longer: matching.longer.map(({ code, fit }) => [code, fit]),
      sections: sections.map((each) => [each.id, composeSectionBlocks(each, view).map(toStructure)]),
      plan: plan.map(({ source, code, days, detail }) => [source, code, days, detail === '']),
    };
    const planTexts = plan.map(({ text, detail }) => `${text} ${detail}`);
    return { facts, words: [composeTextFields(view).content, ...planTexts].join('\n') };
  };
}

/** Composes the reports and plans of all simulated people in all sampled countries. */
async function composeAll(): Promise<ComposedPerson[]> {
  const composePerson = await loadComposer();
  const all: ComposedPerson[] = [];
  for (let seed = 1; seed <= PEOPLE_COUNT; seed += 1) {
    for (const country of SAMPLED_COUNTRIES) all.push(await composePerson(seed, country));
  }
  return all;
}

function toStructure(block: ReportBlock): unknown {
  if (block.kind !== 'steps') return block.kind === 'list' ? block.items.length : block.kind;
  return [block.due, block.steps.map(({ id, kind, careers }) => [id, kind, careers])];
}

const listWords = (composed: readonly ComposedPerson[]): string[] =>
  composed.flatMap(({ words }) => words.match(/\p{L}+/gu) ?? []);

/** A sentence of a table, with a function that writes another sentence in its place. */
interface SentenceEntry {
  sentence: string;
  writeSentence: (sentence: string) => void;
}

/** Returns all sentences of a table, including nested ones. */
function listSentenceEntries(table: unknown): SentenceEntry[] {
  if (!isRecord(table) && !Array.isArray(table)) return [];
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): SentenceEntry[] =>
    typeof value === 'string' && value.includes(' ')
      ? [{ sentence: value, writeSentence: (sentence) => void Reflect.set(table, key, sentence) }]
      : listSentenceEntries(value),
  );
}

/** Returns the longest part of a sentence without a variable in it. Tests find the sentence in reports by this part. */
const findLongestFixedPart = (sentence: string): string =>
  sentence
    .slice(1)
    .split(/\{+\w+\}+|[*_]/)
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

it('rewording any single sentence changes no facts of a report, only its words', async () => {
  const before = await composeAll();
  const composePerson = await loadComposer();
  const careers: typeof Careers = await import('@bearings/career-data');
  const tables: object[] = [
    careers.ROUTE_ROWS,
    careers.DESCRIPTIONS,
    careers.TASKS,
    careers.US_TEXTS,
    ...(await Promise.all(
      COPY_MODULES.map((file) => import(`../content/report-copy/${file.replace(/\.ts$/, '.js')}`)),
    )),
  ];
  const entries = tables.flatMap((table) => Object.values(table).flatMap(listSentenceEntries));
  const faults: string[] = [];
  let changedCount = 0;
  for (const { sentence, writeSentence: write } of entries) {
    const anchor = findLongestFixedPart(sentence);
    const anchorIndex = before.findIndex(({ words }) => words.includes(anchor));
    const oldPlanText = before[anchorIndex];
    if (oldPlanText === undefined) continue;
    write(reword(sentence));
    const after = await composePerson(
      1 + Math.floor(anchorIndex / SAMPLED_COUNTRIES.length),
      SAMPLED_COUNTRIES[anchorIndex % SAMPLED_COUNTRIES.length] ?? '',
    );
    write(sentence);
    if (after.words !== oldPlanText.words) changedCount += 1;
    if (!isDeepStrictEqual(after.facts, oldPlanText.facts)) faults.push(sentence);
  }
  expect(changedCount).toBeGreaterThan(1_200);
  expect(faults).toEqual([]);
});

it('rewording all sentences of the report copy changes no facts of a report, only its words', async () => {
  const before = await composeAll();
  const tables = new Map<string, unknown>();
  for (const file of COPY_MODULES) {
    const name = file.replace(/\.ts$/, '.js');
    tables.set(name, { ...((await import(`../content/report-copy/${name}`)) as object) });
  }
  jest.resetModules();
  for (const [name, table] of tables) {
    jest.unstable_mockModule(`../content/report-copy/${name}`, () => rewordTexts(table));
  }
  const after = await composeAll();
  expect(numberBySentence.size).toBeGreaterThan(1_000);
  // The other words are those of the careers' own texts, and names.
  const keptWords = listWords(after).filter((word) => !/^q+$/.test(word));
  expect(keptWords.length).toBeLessThan(0.6 * listWords(before).length);
  expect(after.map(({ facts }) => facts)).toEqual(before.map(({ facts }) => facts));
});

it('rewording all texts on occupations changes no facts of a report, only its words', async () => {
  jest.resetModules();
  const before = await composeAll();
  jest.resetModules();
  const tables: typeof Careers = await import('@bearings/career-data');
  for (const { ways, firstJobs, progression, tryIt } of Object.values(tables.ROUTE_ROWS)) {
    for (const text of [...ways, progression, tryIt]) text.text = reword(text.text);
    for (const way of ways) {
      if (way.forGraduates !== undefined) way.forGraduates = reword(way.forGraduates);
    }
    for (const job of firstJobs) job.title = reword(job.title);
  }
  for (const table of [tables.DESCRIPTIONS, tables.TASKS, tables.US_TEXTS]) {
    Object.assign(table, rewordTexts(table));
  }
  const after = await composeAll();
  expect(after.map(({ words }) => words)).not.toEqual(before.map(({ words }) => words));
  expect(after.map(({ facts }) => facts)).toEqual(before.map(({ facts }) => facts));
});
