// Statistical tests of what 36 answers can show: docs/method.md, "How sure a result can be".
import { CATEGORIES, type Category, type QuestionResponse } from '@bearings/contracts';
import { pairWithBank, roundScore } from './scoring.js';

/** The three keyed answers from 1 to 5 of each category, in the fixed order. */
export type KeyedAnswers = readonly (readonly number[])[];

/**
 * Minimum F at which the twelve categories are treated as different. About 4% of people whose true categories are
 * equal reach it.
 */
export const CLEAR_F = 2.35;

/** Minimum variance of one category's answers. Otherwise equal answers would look like certainty. */
const LEAST_WITHIN_VARIANCE = 0.4;

/**
 * Minimum difference in points at which a category may be called clearly higher than another: eight steps of a score.
 * Among simulated people with equal categories, 3.2% reach it by chance for some pair.
 */
export const CLEARLY_HIGHER_POINTS = 67;

/** Minimum difference in points from the person's own mean at which a category is notably high. */
export const STANDS_OUT_POINTS = 33;

/** Maximum difference in points from the highest category at which another category is indistinct from it. */
export const INDISTINCT_POINTS = 50;

/**
 * Minimum number of answered tiles at which blank tiles count, and careers are ranked even without a clear direction.
 */
export const ENOUGH_TILES = 3;

export interface Direction {
  /** Variance between the twelve categories divided by the variance within them. */
  f: number;
  /** True if the categories differ by more than chance explains. */
  clear: boolean;
}

/** Returns the keyed answers of 36 responses in any order. */
export function keyedAnswers(responses: readonly QuestionResponse[]): KeyedAnswers {
  const answered = pairWithBank(responses);
  return CATEGORIES.map((category: Category) =>
    answered.filter(({ question }) => question.category === category).map(({ keyed }) => keyed),
  );
}

/** Returns the twelve unrounded scores from 0 to 100, in the fixed order. */
export function scoresOf(keyed: KeyedAnswers): Float64Array {
  return Float64Array.from(keyed, (answers) => (mean(answers) - 1) * 25);
}

/** Returns the result of the one-way F test over the twelve categories. */
export function directionOf(keyed: KeyedAnswers): Direction {
  const means = keyed.map(mean);
  const total = mean(means);
  const between = keyed.reduce(
    (sum, answers, index) => sum + answers.length * ((means[index] ?? 0) - total) ** 2,
    0,
  );
  const within = keyed.reduce(
    (sum, answers, index) => sum + squaresAround(answers, means[index] ?? 0),
    0,
  );
  const answers = keyed.reduce((count, { length }) => count + length, 0);
  const f =
    between /
    (keyed.length - 1) /
    Math.max(LEAST_WITHIN_VARIANCE, within / (answers - keyed.length));
  return { f, clear: f > CLEAR_F };
}

/** Returns whether one score from 0 to 100 may be called clearly higher than another. */
export function isClearlyHigher(score: number, other: number): boolean {
  return roundScore(score - other) >= CLEARLY_HIGHER_POINTS;
}

/** Returns whether a score may be called notably above the mean of the person's twelve scores. */
export function standsOut(score: number, meanScore: number): boolean {
  return roundScore(score - meanScore) >= STANDS_OUT_POINTS;
}

/** Returns whether a score is indistinct from the person's highest. */
export function isIndistinctFromHighest(score: number, highest: number): boolean {
  return roundScore(highest - score) <= INDISTINCT_POINTS;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function squaresAround(values: readonly number[], centre: number): number {
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
