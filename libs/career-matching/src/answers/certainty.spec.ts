import { CATEGORIES } from '@bearings/domain';
import { createResponses } from '../testing/responses.factory.js';
import { measureDirection, isClearlyHigher, isIndistinctFromHighest, groupAnswersByCategory } from './certainty.js';
import { scoreCategories } from './scoring.js';

/** Returns three answers for each of the twelve categories. */
const createAnswers = (answersOf: (index: number) => number[]) => CATEGORIES.map((_, at) => answersOf(at));

describe('groupAnswersByCategory', () => {
  it('returns all answers, with those to the reverse-scored statements reversed', () => {
    const responses = createResponses(({ id }) => 1 + (Number(id.slice(1)) % 5));
    const scores = scoreCategories(responses);
    const keyedScores = groupAnswersByCategory(responses);
    expect(keyedScores.map((answers) => answers.length)).toEqual(Array(12).fill(3));
    for (const [at, category] of CATEGORIES.entries()) {
      const sum = keyedScores[at]?.reduce((total, answer) => total + answer, 0) ?? 0;
      expect((sum / 3 - 1) * 25).toBeCloseTo(scores[category], 9);
    }
  });
});

describe('measureDirection', () => {
  it('returns the F value of a one-way analysis of variance of the answers by category', () => {
    // Between categories: the means are 3 or 4, so the mean square is 36 × .5² / 11 = 9 / 11.
    // Within categories: each has the squares 1 + 0 + 1, so the mean square is 12 × 2 / 24 = 1.
    const keyed = createAnswers((at) => (at % 2 === 0 ? [2, 3, 4] : [3, 4, 5]));
    expect(measureDirection(keyed)).toEqual({ f: expect.closeTo(9 / 11, 9), clear: false });
  });

  it('returns clear = false if the scores of the categories differ only a little', () => {
    const keyed = createAnswers((at) => (at % 2 === 0 ? [3, 3, 3] : [4, 4, 4]));
    expect(measureDirection(keyed).f).toBeCloseTo(9 / 11 / 0.4, 9);
    expect(measureDirection(keyed).clear).toBe(false);
  });

  it('returns clear = true if the scores of the categories differ by more than chance', () => {
    const keyed = createAnswers((at) => (at % 2 === 0 ? [1, 2, 2] : [4, 5, 4]));
    expect(measureDirection(keyed).clear).toBe(true);
  });

  it('returns clear = false if all answers are the same', () => {
    expect(measureDirection(createAnswers(() => [3, 3, 3]))).toEqual({ f: 0, clear: false });
  });
});

/** Returns the score that is this many steps of 8⅓ points above 0. */
const toScore = (count: number) => (count * 100) / 12;

it('isClearlyHigher returns true if a score is at least eight steps (67 points) higher than another', () => {
  expect(isClearlyHigher(toScore(10), toScore(2))).toBe(true);
  expect(isClearlyHigher(toScore(10), toScore(3))).toBe(false);
  expect(isClearlyHigher(toScore(2), toScore(10))).toBe(false);
});

it('isIndistinctFromHighest returns true for a score at most 50 points below the highest score', () => {
  expect(isIndistinctFromHighest(toScore(4), toScore(10))).toBe(true);
  expect(isIndistinctFromHighest(toScore(3), toScore(10))).toBe(false);
});
