// How long a report is to read, over people of every kind.
import { renderText } from '../files/render-text.js';
import { peopleInLife } from '../testing/people-in-life.js';
import { composeReport } from './compose-report.js';
import { countWords } from '../text.js';

const PEOPLE = 240;
const MOST_WORDS = 2_700;
const FEWEST_WORDS = 1_800;
const MOST_COMPARISONS = 3;

/** Returns the text file without the method, its sources and its attributions. */
const readText = (view: Parameters<typeof renderText>[0]): string =>
  renderText(view).split('\n\n\nHOW THIS WAS WORKED OUT')[0] ?? '';

it('is at most 2,700 words long, with ten careers at least 1,800, and says with what it compares once', async () => {
  const lengths: number[] = [];
  for (const person of await peopleInLife(PEOPLE)) {
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
  expect(lengths.toSorted((a, b) => a - b)[PEOPLE / 2]).toBeLessThanOrEqual(2_550);
});
