// Measures how long reports are, and how much text the reports of two people share.
import { renderText } from '../files/render-text.js';
import { calculateMedian, listSharedShares } from '../testing/shared-words.js';
import { createSampleSources } from '../testing/sample-people.js';
import { composeReport } from './compose-report.js';
import { countWords } from '../text.js';

const PEOPLE_COUNT = 240;
const MAX_WORDS = 3_600;
const MIN_WORDS = 1_800;
const MAX_MOST_JOBS_COMPARISONS = 3;
/** Maximum share of word sequences that two people's reports have in common: the median of all compared pairs. */
const MAX_OVERLAP = 0.2;

/** Returns the report's text download without its last section, on the method and sources. */
const readText = (view: Parameters<typeof renderText>[0]): string =>
  renderText(view).split('\n\n\nHOW THIS WAS WORKED OUT')[0] ?? '';

it('a report has at most 3,600 words, and uses the comparison with “most jobs” at most three times', async () => {
  const lengths: number[] = [];
  for (const person of await createSampleSources(PEOPLE_COUNT)) {
    const view = composeReport({ ...person, country: 'GB' });
    const text = readText(view);
    const words = countWords(text);
    lengths.push(words);
    expect(words).toBeLessThanOrEqual(MAX_WORDS);
    if (view.document.careers.length === 10) expect(words).toBeGreaterThanOrEqual(MIN_WORDS);
    expect(text.match(/\bmost (?:other )?jobs\b/g)?.length ?? 0).toBeLessThanOrEqual(MAX_MOST_JOBS_COMPARISONS);
  }
  expect(lengths.toSorted((a, b) => a - b)[PEOPLE_COUNT / 2]).toBeLessThanOrEqual(3_300);
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
