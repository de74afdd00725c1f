// Measures how long reports are, and how much text the reports of two people share.
import { renderText } from '../files/render-text.js';
import { calculateMedian, listSharedShares } from '../testing/shared-words.js';
import { createLifeReader, LIFE_COUNT } from '../testing/life-people.js';
import { createSampleSources, createSource } from '../testing/sample-people.js';
import { composeReport } from './compose-report.js';
import { countWords } from '../text.js';

const PEOPLE_COUNT = 240;
const MAX_WORDS = 3_600;
/** The same for somebody who names jobs, and the share of such reports that may exceed the usual maximum. */
const MAX_LIFE_WORDS = 4_000;
const MAX_LONG_SHARE = 0.2;
const MIN_WORDS = 1_800;
const MAX_MOST_JOBS_COMPARISONS = 3;
/** Maximum share of word sequences that two people's reports have in common: the median of all compared pairs. */
const MAX_OVERLAP = 0.2;

/** Maximum length of the section on the method, without its sources. */
const MAX_METHOD_WORDS = 300;

/** Returns the report's text download without its sources. */
const readWholeText = (view: Parameters<typeof renderText>[0]): string =>
  renderText(view).split('\n\nSources and attributions')[0] ?? '';

/** Returns the report's text download without its last section, on the method and sources. */
const readText = (view: Parameters<typeof renderText>[0]): string =>
  renderText(view).split('\n\n\nHOW THIS WAS WORKED OUT')[0] ?? '';

it('a report has at most 3,600 words, and uses the comparison with “most jobs” at most three times', async () => {
  const lengths: number[] = [];
  for (const person of await createSampleSources(PEOPLE_COUNT)) {
    const view = composeReport({ ...person, country: 'GB' });
    const text = readText(view);
    const words = countWords(readWholeText(view));
    lengths.push(words);
    expect(words).toBeLessThanOrEqual(MAX_WORDS);
    if (view.document.careers.length === 10) expect(words).toBeGreaterThanOrEqual(MIN_WORDS);
    expect(text.match(/\bmost (?:other )?jobs\b/g)?.length ?? 0).toBeLessThanOrEqual(MAX_MOST_JOBS_COMPARISONS);
  }
  expect(lengths.toSorted((a, b) => a - b)[PEOPLE_COUNT / 2]).toBeLessThanOrEqual(3_300);
});

it('a report of somebody who says what they have done is hardly longer, in any country', async () => {
  const [long, faults]: [number[], unknown[]] = [[], []];
  for (let number = 0; number < LIFE_COUNT; number += 1) {
    const { facts, country } = createLifeReader(number);
    const view = composeReport({ ...(await createSource(facts)), country, withExperience: true });
    const words = countWords(readWholeText(view));
    const methodWords = words - countWords(readText(view));
    if (words > MAX_WORDS) long.push(words);
    if (words > MAX_LIFE_WORDS || methodWords > MAX_METHOD_WORDS) faults.push([number, country, words, methodWords]);
  }
  expect(faults).toEqual([]);
  expect(long.length / LIFE_COUNT).toBeLessThan(MAX_LONG_SHARE);
});

it.each(['GB', 'US', 'DE', 'IN', 'SG', 'AU', 'NZ'])(
  'a report shares at most 20%% of its five-word sequences with another person’s report in %s',
  async (country) => {
    const texts = (await createSampleSources(PEOPLE_COUNT / 2)).map((person, index) => {
      const ownDetails = { firstName: `Robin${index}`, assessmentId: `x${index}` };
      return readText(composeReport({ ...person, ...ownDetails, country }));
    });
    const shares = texts.slice(1).flatMap((text, index) => listSharedShares([text, texts[index] ?? '']));
    expect(calculateMedian(shares)).toBeLessThanOrEqual(MAX_OVERLAP);
  },
);
