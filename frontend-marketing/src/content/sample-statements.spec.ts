import { QUESTIONS } from '@bearings/contracts';
import { SAMPLE_STATEMENTS } from './sample-statements';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

it('there are three to six sample statements, all different', () => {
  expect(SAMPLE_STATEMENTS.length).toBeGreaterThanOrEqual(3);
  expect(SAMPLE_STATEMENTS.length).toBeLessThanOrEqual(6);
  expect(new Set(SAMPLE_STATEMENTS).size).toBe(SAMPLE_STATEMENTS.length);
});

it.each(SAMPLE_STATEMENTS)(
  'the sample statement “%s” is not similar to any of the 36 real ones',
  (sample) => {
    const mine = wordsOf(sample);
    const alike = QUESTIONS.filter(({ text }) => {
      const shared = [...wordsOf(text)].filter((word) => mine.has(word));
      return text === sample || shared.length >= 3;
    });
    expect(alike).toEqual([]);
  },
);
