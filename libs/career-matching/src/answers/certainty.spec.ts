import { CATEGORIES } from '@bearings/contracts';
import { respond } from '../testing/responses.factory.js';
import {
  directionOf,
  isClearlyHigher,
  isIndistinctFromHighest,
  keyedAnswers,
  standsOut,
} from './certainty.js';
import { scoreCategories } from './scoring.js';

/** Returns the answers of twelve categories of three statements each. */
const answersOfTwelve = (answersOf: (index: number) => number[]) =>
  CATEGORIES.map((_, at) => answersOf(at));

describe('keyedAnswers', () => {
  it('reverses the answers to reverse-keyed statements', () => {
    const responses = respond(({ id }) => 1 + (Number(id.slice(1)) % 5));
    const scores = scoreCategories(responses);
    const keyed = keyedAnswers(responses);
    expect(keyed.map((answers) => answers.length)).toEqual(Array(12).fill(3));
    for (const [at, category] of CATEGORIES.entries()) {
      const sum = keyed[at]?.reduce((total, answer) => total + answer, 0) ?? 0;
      expect((sum / 3 - 1) * 25).toBeCloseTo(scores[category], 9);
    }
  });
});

describe('directionOf', () => {
  it('returns the F value of a one-way analysis of variance where answers differ within categories', () => {
    // Between the categories: the means alternate between 3 and 4, so 36 answers lie .5 from 3.5: 9 / 11. Within: 12 ×
    // 2 / 24.
    const keyed = answersOfTwelve((at) => (at % 2 === 0 ? [2, 3, 4] : [3, 4, 5]));
    expect(directionOf(keyed)).toEqual({ f: expect.closeTo(9 / 11, 9), clear: false });
  });

  it('is unclear where answers within each category are equal and the categories differ little', () => {
    const keyed = answersOfTwelve((at) => (at % 2 === 0 ? [3, 3, 3] : [4, 4, 4]));
    expect(directionOf(keyed).f).toBeCloseTo(9 / 11 / 0.4, 9);
    expect(directionOf(keyed).clear).toBe(false);
  });

  it('is clear where categories differ by more than chance', () => {
    const keyed = answersOfTwelve((at) => (at % 2 === 0 ? [1, 2, 2] : [4, 5, 4]));
    expect(directionOf(keyed).clear).toBe(true);
  });

  it('is unclear where all answers are the same', () => {
    expect(directionOf(answersOfTwelve(() => [3, 3, 3]))).toEqual({ f: 0, clear: false });
  });
});

/** Returns the score for a number of steps of 8⅓ points. */
const scoreOfSteps = (count: number) => (count * 100) / 12;

it('isClearlyHigher returns true from a difference of eight steps (67 points)', () => {
  expect(isClearlyHigher(scoreOfSteps(10), scoreOfSteps(2))).toBe(true);
  expect(isClearlyHigher(scoreOfSteps(10), scoreOfSteps(3))).toBe(false);
  expect(isClearlyHigher(scoreOfSteps(2), scoreOfSteps(10))).toBe(false);
});

it('standsOut returns true from 33 points above the mean', () => {
  expect(standsOut(83, 50)).toBe(true);
  expect(standsOut(82, 50)).toBe(false);
});

it('isIndistinctFromHighest returns true for scores up to 50 points below the highest', () => {
  expect(isIndistinctFromHighest(scoreOfSteps(4), scoreOfSteps(10))).toBe(true);
  expect(isIndistinctFromHighest(scoreOfSteps(3), scoreOfSteps(10))).toBe(false);
});
