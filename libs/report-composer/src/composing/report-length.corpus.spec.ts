// Measures how long reports are, and how much text the reports of two people share.
import { renderText } from '../files/render-text.js';
import { samplePeople } from '../testing/sample-people.js';
import { composeReport } from './compose-report.js';
import { countWords } from '../text.js';

const PEOPLE_COUNT = 240;
const MOST_WORDS = 2_700;
const FEWEST_WORDS = 1_800;
const MOST_COMPARISONS = 3;
/** Number of words in each sequence that is compared. */
const IN_A_ROW = 5;
/** Maximum overlap of the median pair of reports, as a share of the shorter report. */
const MOST_OVERLAP = 0.15;

/** Returns the report's text download without its last section, on the method and sources. */
const readText = (view: Parameters<typeof renderText>[0]): string =>
  renderText(view).split('\n\n\nHOW THIS WAS WORKED OUT')[0] ?? '';

it('a report has at most 2,700 words and at most three comparisons with most jobs', async () => {
  const lengths: number[] = [];
  for (const person of await samplePeople(PEOPLE_COUNT)) {
    const view = composeReport({ ...person, country: 'GB' });
    const text = readText(view);
    const words = countWords(text);
    lengths.push(words);
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
    if (view.document.careers.length === 10) expect(words).toBeGreaterThanOrEqual(FEWEST_WORDS);
    expect(text.match(/\bmost (?:other )?jobs\b/g)?.length ?? 0).toBeLessThanOrEqual(
      MOST_COMPARISONS,
    );
  }
  expect(lengths.toSorted((a, b) => a - b)[PEOPLE_COUNT / 2]).toBeLessThanOrEqual(2_550);
});

it.each(['GB', 'US', 'DE', 'IN', 'SG', 'AU', 'NZ'])(
  'a report shares at most 15%% of its five-word sequences with another person’s report in %s',
  async (country) => {
    const texts = (await samplePeople(PEOPLE_COUNT / 2)).map((person, index) => {
      const own = { firstName: `Robin${index}`, assessmentId: `x${index}` };
      return rowsIn(readText(composeReport({ ...person, ...own, country })));
    });
    const shares = texts.flatMap((one, index) => {
      const other = texts[index + 1];
      return other === undefined ? [] : [sharedBy(one, other)];
    });
    const median = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)];
    expect(median).toBeLessThanOrEqual(MOST_OVERLAP);
  },
);

/** Returns all sequences of five consecutive words in a text. */
function rowsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.map((_, index) => words.slice(index, index + IN_A_ROW).join(' ')));
}

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((row) => other.has(row)).length;
  return shared / Math.min(one.size, other.size);
}
