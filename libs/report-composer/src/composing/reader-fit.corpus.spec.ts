import { hasDegree } from '@bearings/career-matching';
import { composeWithTexts, type ReportWithTexts } from '../testing/report.factory.js';
import { COUNTRIES, getCountryName } from '@bearings/domain';
// Checks that a report's statements are true for its reader's country, life stage and answers.
import {
  COST_SENTENCES,
  OCCUPATIONS,
  OFTEN_SELF_EMPLOYED,
  findRoute,
  getGeneralRoute,
  TILE_ROWS,
  getUsSelfEmployed,
} from '@bearings/career-data';
import { LONG_TRAINING_NOTES, LONGER_TRAINING_NOTES } from '../content/report-copy/guidance.js';
import { listTileNames } from '../answers/circumstances-text.js';
import { createSampleSources, type SampleReportSource } from '../testing/sample-people.js';
import { findCareerTraining } from '../guidance/career-training.js';
import { createReader } from '../guidance/reader.js';

const [UK, US] = ['GB', 'US'];
const COUNTRIES_ABROAD = COUNTRIES.filter((name) => name !== UK && name !== US);
const SAMPLE_PEOPLE = createSampleSources(100);

const composeView = (person: SampleReportSource, country: string): ReportWithTexts =>
  composeWithTexts({ ...person, country });
const joinRuns = (runs: readonly { text: string }[]): string => runs.map(({ text }) => text).join('');

/**
 * Texts of all British entry routes, except short ones, which may occur by chance, and except those that are usual
 * everywhere, which reports say of every country.
 */
const BRITISH_ROUTE_TEXTS = OCCUPATIONS.flatMap(({ code }) => {
  const general = getGeneralRoute(code).waysIn;
  return (findRoute(code)?.ways ?? []).filter(({ text }) => !general.includes(text));
})
  .map(({ text }) => text.slice(1))
  .filter((text) => text.length > 25);

/** Returns whether a line of the next steps says that training is longer than the reader wants. */
const hasLongTrainingNote = (line: string): boolean =>
  [...LONGER_TRAINING_NOTES, ...LONG_TRAINING_NOTES].some((each) => line.includes(each));

describe('a report for a reader outside the United Kingdom', () => {
  it('does not present British entry routes, training lengths or rules as those of the reader’s country', async () => {
    for (const [index, person] of (await SAMPLE_PEOPLE).entries()) {
      const country = COUNTRIES_ABROAD[index % COUNTRIES_ABROAD.length] ?? '';
      const { content, nextSteps, document } = composeView(person, country);
      expect(BRITISH_ROUTE_TEXTS.filter((text) => content.includes(text))).toEqual([]);
      expect(content).not.toMatch(/Usual training:|of training for you|Most start after/);
      const notes = document.careers.flatMap((career) => career.notes.map(({ text }) => text)).join(' ');
      expect(notes).not.toMatch(/Training takes about/);
      for (const { text } of document.matching.longer) {
        expect(text).toMatch(/ is probably longer than you said\.|; in [A-Z]\w+, a usual way takes about /);
      }
      expect(nextSteps).toContain(getCountryName(country));
      if (document.careers.length >= 3)
        expect(nextSteps).toMatch(/how long (?:training|it) takes|for how long|usual (?:way|start)/);
    }
  });
});

describe('the training time of a career', () => {
  it('is marked as too long only if it exceeds what the reader accepts', async () => {
    const found = { marked: 0, byWay: 0 };
    for (const person of await SAMPLE_PEOPLE) {
      for (const country of [UK, US] as string[]) {
        const reader = createReader(person.facts, country);
        const { document, nextSteps } = composeView(person, country);
        for (const [index, career] of document.careers.entries()) {
          const fact = person.facts.careers[index];
          if (fact === undefined) throw new Error('There is no such career.');
          const isTooLong = findCareerTraining(fact, reader).isLong;
          const saysLonger = /longer than you said/.test(career.notes.map(({ text }) => text).join(' '));
          expect([career.title, saysLonger, career.exceedsTraining]).toEqual([career.title, isTooLong, isTooLong]);
          if (isTooLong) found.marked += 1;
          if (isTooLong && !fact.exceedsTraining) found.byWay += 1;
        }
        const first = document.careers.slice(0, 3);
        const steps = nextSteps.split('\n').filter(hasLongTrainingNote);
        expect(steps.length).toBeLessThanOrEqual(first.filter(({ exceedsTraining }) => exceedsTraining).length);
      }
    }
    expect(found.marked).toBeGreaterThan(50);
    expect(found.byWay).toBeGreaterThan(5);
  });
});

describe('a report for a reader with a degree', () => {
  it('mentions no school qualification to obtain and no loan for a first degree', async () => {
    let checkedCount = 0;
    for (const person of await SAMPLE_PEOPLE) {
      const reader = createReader(person.facts, UK ?? '');
      if (!hasDegree(reader) || ['school', 'fe'].includes(reader.stage)) continue;
      checkedCount += 1;
      const { document, nextSteps } = composeView(person, UK ?? '');
      for (const { code, details } of document.careers) {
        const text = details.map((each) => each.text).join(' ');
        const isSchoolOnly = (findRoute(code)?.ways ?? []).every(({ needs }) => needs === 'school');
        if (!isSchoolOnly) expect(text).not.toMatch(/GCSE|A levels?\b|T levels?\b/);
      }
      expect(nextSteps).not.toContain(COST_SENTENCES.loan);
      expect(nextSteps).not.toContain('Ask your school science technician');
      expect(nextSteps).not.toMatch(/your school\b/);
    }
    expect(checkedCount).toBeGreaterThan(20);
  });
});

describe('the activities that the reader marked', () => {
  it('are called the core of a job, or a part of it, as the table of activities says', async () => {
    const found = { core: 0, part: 0, refused: 0, said: 0 };
    for (const person of await SAMPLE_PEOPLE) {
      const { document } = composeView(person, UK ?? '');
      for (const [index, { code, why, whyNot, notes }] of document.careers.entries()) {
        const ownTiles = TILE_ROWS.find((row) => row.code === code)?.tiles ?? {};
        const fact = person.facts.careers[index];
        const text = notes.map((note) => note.text).join(' ');
        expect(text).not.toMatch(/It has what you said|It also has/);
        const isCore = (tile: keyof typeof ownTiles): boolean => ownTiles[tile] === 3;
        const liked = fact?.likedTiles ?? [];
        const isLiked = liked.some(isCore);
        const quotes = (runs: typeof why, tile: keyof typeof ownTiles): boolean =>
          joinRuns(runs).includes(listTileNames([tile]).join());
        const isTileQuoted = liked.some((tile) => quotes(why, tile));
        if (isTileQuoted) found.said += 1;
        // A reason quotes a liked kind of work for two careers at most, so the notes never repeat one.
        expect(text).not.toMatch(/fits what you’d like to do/i);
        const refusedTiles = fact?.dislikedTiles ?? [];
        const isRefused = refusedTiles.some((tile) => isCore(tile) && !quotes(whyNot, tile));
        expect(text.includes('Much of it is what’s not for you')).toBe(isRefused);
        if (isLiked) found.core += 1;
        else if (liked.length > 0) found.part += 1;
        if (refusedTiles.some(isCore)) found.refused += 1;
      }
    }
    expect(Math.min(found.core, found.part)).toBeGreaterThan(20);
    expect(found.refused).toBeGreaterThan(0);
    expect(found.said).toBeGreaterThan(0);
  });
});

it('self-employment is named as a drawback of exactly those jobs in which it is common according to the data', async () => {
  const found = { uk: 0, us: 0 };
  for (const person of await SAMPLE_PEOPLE) {
    for (const { code, whyNot } of composeView(person, UK ?? '').document.careers) {
      const isOftenSelfEmployed = code in OFTEN_SELF_EMPLOYED;
      expect([code, joinRuns(whyNot).includes('have no employer')]).toEqual([code, isOftenSelfEmployed]);
      if (isOftenSelfEmployed) found.uk += 1;
    }
    for (const { code, whyNot } of composeView(person, US ?? '').document.careers) {
      const share = getUsSelfEmployed(code);
      expect(
        new RegExp(
          String.raw`\b${String(share)}% (?:of people in this work had no employer|worked for themselves|of them had no employer|were their own boss)`,
        ).test(joinRuns(whyNot)),
      ).toBe(share !== null);
      if (share !== null) found.us += 1;
    }
  }
  expect(Math.min(found.uk, found.us)).toBeGreaterThan(10);
});
