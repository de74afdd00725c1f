import { readdirSync } from 'node:fs';
import { jest } from '@jest/globals';
import type { ReportBlock } from '@bearings/contracts';
import type * as Careers from '@bearings/career-data';
import type * as Composing from './compose-report.js';
import type * as People from '../testing/people-in-life.js';
import type * as Plan from '../guidance/plan-steps.js';
import type * as Planned from '../guidance/planned-careers.js';

const TABLES = new URL('../content/report-copy/', import.meta.url);
/** Facts on words, and tables of functions. */
const NOT_REWORDED = /^(?:avoided|skill-categories|pdf|.*\.spec)\.ts$/;
const MODULES = readdirSync(TABLES).filter((file) => !NOT_REWORDED.test(file));
const COUNTRIES = ['GB', 'US', 'DE', 'IN'];
const PEOPLE = 24;

const reworded = new Map<string, string>();

/** Replaces every word of a sentence by one that means nothing, but for its slots and marks. */
function reword(sentence: string): string {
  const number = reworded.get(sentence) ?? String(reworded.size);
  reworded.set(sentence, number);
  const nonsense = sentence.replaceAll(/\{+\w+\}+|\p{L}/gu, (part) =>
    part.startsWith('{') ? part : 'q',
  );
  return `${nonsense} q${number}`;
}

/** Returns a table with every sentence reworded. Texts without a space are names and ids. */
function rewordAll(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? reword(value) : value;
  if (Array.isArray(value)) return value.map(rewordAll);
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewordAll(each)]));
}

/** Composes reports and plans of invented people: all of them but their words, and the words. */
async function compose(): Promise<{ facts: unknown[]; words: string }> {
  const { composeReport, fullBlocks }: typeof Composing = await import('./compose-report.js');
  const { inLife, personFacts }: typeof People = await import('../testing/people-in-life.js');
  const { draftSteps }: typeof Plan = await import('../guidance/plan-steps.js');
  const { plannedCareers }: typeof Planned = await import('../guidance/planned-careers.js');
  const facts: unknown[] = [];
  const words: string[] = [];
  for (let seed = 1; seed <= PEOPLE; seed += 1) {
    const person = await inLife(personFacts(seed));
    const codes = person.facts.careers.slice(0, 3).map(({ code }) => code);
    for (const country of COUNTRIES) {
      const view = composeReport({ ...person, country });
      const { document, content } = view;
      words.push(content);
      const { careers, matching, sections } = document;
      facts.push({
        seed,
        country,
        careers: careers.map(({ code, fit, long, headlined, notes, details, whyNot, outlook }) => ({
          code,
          fit,
          long,
          headlined,
          notes: notes.map(({ id }) => id),
          details: details.map(({ id }) => id),
          doubts: whyNot.length,
          hasOutlook: outlook !== '',
        })),
        taken: matching.takenIntoAccount.map(({ id }) => id),
        longer: matching.longer.map(({ code, fit }) => [code, fit]),
        sections: sections.map((each) => [each.id, fullBlocks(each, view).map(shapeOf)]),
        plan: draftSteps(person.facts, plannedCareers(person.facts, codes), country).map(
          ({ source, code, days, detail }) => [source, code, days, detail === ''],
        ),
      });
    }
  }
  return { facts, words: words.join('\n') };
}

function shapeOf(block: ReportBlock): unknown {
  if (block.kind !== 'steps') return block.kind === 'list' ? block.items.length : block.kind;
  return [block.due, block.steps.map(({ id, kind, careers }) => [id, kind, careers])];
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

it('changes nothing but words where every sentence of the report is reworded', async () => {
  const before = await compose();
  const tables = new Map<string, unknown>();
  for (const file of MODULES) {
    const name = file.replace(/\.ts$/, '.js');
    tables.set(name, { ...((await import(`../content/report-copy/${name}`)) as object) });
  }
  jest.resetModules();
  for (const [name, table] of tables) {
    jest.unstable_mockModule(`../content/report-copy/${name}`, () => rewordAll(table));
  }
  const after = await compose();
  expect(reworded.size).toBeGreaterThan(1_000);
  expect(wordsOf(after.words).filter((word) => !/^q+$/.test(word)).length).toBeLessThan(
    wordsOf(before.words).length / 2,
  );
  expect(after.facts).toEqual(before.facts);
});

it('changes nothing but words where every text on an occupation is reworded', async () => {
  jest.resetModules();
  const before = await compose();
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
    Object.assign(table, rewordAll(table));
  }
  const after = await compose();
  expect(after.words).not.toEqual(before.words);
  expect(after.facts).toEqual(before.facts);
});
