import { COUNTRIES, getCountryName, CATEGORIES, REPORT_SECTIONS } from '@bearings/domain';
import {
  createFacts,
  createProse,
  createRandomScores,
  composeReportFor,
  listTexts,
  renderSection,
} from '../../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { calculateMedian, listSharedShares } from '../../testing/shared-words.js';
import { DISTANCE_SENTENCES } from '../../content/report-copy/profile.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import { BuiltInWriter } from './built-in-writer.js';

const RANDOM_PEOPLE = createRandomScores(60, 7);

/** Returns the sentences of more than three words. */
function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 3);
}

/** Returns the category with the highest score, or the first of several equal ones. */
function findTopCategory(facts: ReportFacts | undefined): string | undefined {
  return facts?.categories.toSorted((a, b) => b.score - a.score)[0]?.category;
}

function listFaults(text: string): string[] {
  const rules: [string, RegExp][] = [
    ['double space', /\S {2}/],
    ['a before a vowel', /\b[Aa] (?:[aeio](?!ne\b|ne-)|u(?!ni|s[eu]))\w*/],
    ['an before a consonant', /\b[Aa]n (?![aeiouAEIO]|hour|honest|u)/],
    ['unfilled variable', /\{|undefined|null|NaN|\[object/],
    ['punctuation', /\.\.|,,| [,.;:?]|[.?!][.,;]/],
    ['doubled word', /\b(\w+) \1\b/i],
    ['small letter after a full stop', /[.?!] [a-z]/],
    ['mark', /\*/],
  ];
  return rules.flatMap(([name, rule]) => {
    const found = rule.exec(text);
    if (found === null) return [];
    return [`${name}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`];
  });
}

describe('BuiltInWriter', () => {
  it('reports its progress at the start of each section, in order', async () => {
    const reportedErrors: [number, string | null][] = [];
    const writer = new BuiltInWriter();
    const prose = await writer.write(createFacts(createScores({})), ({ percent, section }) => {
      reportedErrors.push([percent, section]);
    });
    expect(prose.generator).toBe(writer.name);
    expect(writer.name).toMatch(/own writing program$/);
    expect(reportedErrors.map(([, section]) => section)).toEqual(REPORT_SECTIONS.slice(0, -1).map(({ id }) => id));
    expect(reportedErrors.map(([percent]) => percent)).toEqual(
      reportedErrors.map(([percent]) => percent).toSorted((a, b) => a - b),
    );
  });

  it('rejects if the progress callback rejects', async () => {
    const stop = new Error('stop');
    await expect(new BuiltInWriter().write(createFacts(createScores({})), () => Promise.reject(stop))).rejects.toBe(
      stop,
    );
  });

  it('writes the same prose for the same facts', async () => {
    const facts = createFacts(createScores({ analytical: 92 }));
    expect(await createProse(facts)).toEqual(await createProse(facts));
  });

  it('writes no sentence twice in one report', async () => {
    for (const scores of [...RANDOM_PEOPLE, createScores({}), createScores({}, 100), createScores({}, 0)]) {
      const facts = createFacts(scores);
      const sentences = listTexts(facts, await createProse(facts)).flatMap(splitSentences);
      expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
    }
  });

  // The compared reports lack the section on the method and the list of websites, because these are the same for
  // all readers in a country.
  it('repeats at most 20% of five-word sequences in another report, 35% if the top category is the same', async () => {
    const facts = RANDOM_PEOPLE.map((scores) => createFacts(scores));
    const written = await Promise.all(facts.map(async (each) => listTexts(each, await createProse(each)).join('\n')));
    expect(Math.max(...listSharedShares(written))).toBeLessThanOrEqual(0.5);
    const views = await Promise.all(RANDOM_PEOPLE.map((scores) => composeReportFor(scores)));
    const texts = views.map(({ content }) => {
      const [text = ''] = content.split('\n## How this was');
      return text.replace(/\*\*Where to look\*\*[^]*?(?=\*\*While you decide\*\*)/, '');
    });
    expect(calculateMedian(listSharedShares(texts))).toBeLessThanOrEqual(0.2);
    const equalTopScores = CATEGORIES.flatMap((category) =>
      listSharedShares(texts.filter((_, at) => findTopCategory(facts[at]) === category)),
    );
    expect(equalTopScores.length).toBeGreaterThan(50);
    expect(calculateMedian(equalTopScores)).toBeLessThanOrEqual(0.35);
  });

  it('writes grammatical sentences for every band of every category, and for random people', async () => {
    const middleScores = [8.33, 25, 50, 66.67, 91.67];
    const people = CATEGORIES.flatMap((category) =>
      middleScores.flatMap((score) => middleScores.map((others) => createScores({ [category]: score }, others))),
    );
    for (const [index, scores] of [...people, ...createRandomScores(150, 11)].entries()) {
      const facts = createFacts(scores, { hasty: index % 5 === 1 });
      expect(listTexts(facts, await createProse(facts)).flatMap(listFaults)).toEqual([]);
    }
  });

  it('uses only numbers from the facts, and names neither pay nor a country', async () => {
    const countries = new RegExp(COUNTRIES.map(getCountryName).join('|'));
    for (const scores of RANDOM_PEOPLE) {
      const facts = createFacts(scores);
      const knownNumbers = new Set(JSON.stringify(facts).match(/\d+/g));
      const text = listTexts(facts, await createProse(facts)).join('\n');
      expect((text.match(/\d+/g) ?? []).filter((number) => !knownNumbers.has(number))).toEqual([]);
      expect(text).not.toMatch(/[£$€]/);
      expect(text).not.toMatch(countries);
    }
  });

  it.each([
    [50, 50, 'close'],
    [58, 42, 'close'],
    [83, 17, 'higher'],
    [92, 25, 'clear'],
    [100, 0, 'clear'],
  ] as const)('describes the difference between the scores %d and %d as "%s"', async (analytical, planning, kind) => {
    const facts = createFacts(createScores({ analytical, planning }));
    const profile = renderSection(facts, await createProse(facts), 'profile');
    const usedDistances = Object.entries(DISTANCE_SENTENCES).flatMap(([each, wordings]) =>
      wordings.some((wording) => profile.includes(wording)) ? each : [],
    );
    expect(usedDistances).toEqual(analytical === planning ? [] : [kind]);
  });

  it('ranks no category if all scores are equal', async () => {
    const facts = createFacts(createScores({}));
    const prose = await createProse(facts);
    expect(renderSection(facts, prose, 'careers')).toMatch(/^(?:Here are ten careers to think about|Ten ideas follow)/);
    expect(renderSection(facts, prose, 'strengths')).not.toContain('In combination');
  });

  it('adds a caution only if a review of the answers is advised', async () => {
    const scores = createScores({ helping: 92 });
    const [calmFacts, hastyFacts] = [createFacts(scores), createFacts(scores, { hasty: true })];
    const [calm, hasty] = [await createProse(calmFacts), await createProse(hastyFacts)];
    const cautionPattern = /haste|contradicted each other/;
    expect(renderSection(hastyFacts, hasty, 'profile')).toMatch(cautionPattern);
    expect(renderSection(hastyFacts, hasty, 'next-steps')).toMatch(/take the questions again|answering once more/);
    expect(renderSection(calmFacts, calm, 'profile')).not.toMatch(cautionPattern);
  });
});
