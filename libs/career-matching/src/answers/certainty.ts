// Tests which differences between the scores of 36 answers are real and which may be chance; see
// "How sure a result can be" in docs/method.md.
import { CATEGORIES, type Category, type QuestionResponse } from '@bearings/contracts';
import { pairWithBank, roundScore } from './scoring.js';

/**
 * The three answers from 1 to 5 of each category, in the order of CATEGORIES. Answers to
 * reverse-scored statements are reversed, so that a high value always means more of the category.
 */
export type KeyedAnswers = readonly (readonly number[])[];

/**
 * From this F value (see `Direction`), the twelve scores are treated as really different. About 4%
 * of people whose true categories are equal reach it by chance.
 */
export const CLEAR_F = 2.35;

/** Minimum variance within a category. Without it, three equal answers would look like certainty. */
const LEAST_WITHIN_VARIANCE = 0.4;

/**
 * Minimum difference in points at which one category may be called clearly higher than another: eight of a score's
 * twelve steps. Of simulated people with equal categories, 3.2% reach it by chance for some pair.
 */
export const CLEARLY_HIGHER_POINTS = 67;

/** A category is notably high if it is this many points above the mean of the person's scores. */
export const STANDS_OUT_POINTS = 33;

/** A category up to this many points below the highest cannot be told apart from it. */
export const INDISTINCT_POINTS = 50;

/**
 * From this number of answered kinds of work (tiles), those left blank count against an occupation,
 * and careers are ranked even if the twelve scores hardly differ.
 */
export const ENOUGH_TILES = 3;

export interface Direction {
  /** F value: variance between the twelve categories divided by the variance within them. */
  f: number;
  /** True if the categories differ by more than chance explains. */
  clear: boolean;
}

/** Returns 36 responses grouped by category, with reverse-scored statements reversed. */
export function keyedAnswers(responses: readonly QuestionResponse[]): KeyedAnswers {
  const answered = pairWithBank(responses);
  return CATEGORIES.map((category: Category) =>
    answered.filter(({ question }) => question.category === category).map(({ keyed }) => keyed),
  );
}

/** Returns the twelve unrounded scores from 0 to 100, in the order of CATEGORIES. */
export function scoresOf(keyed: KeyedAnswers): Float64Array {
  return Float64Array.from(keyed, (answers) => (mean(answers) - 1) * 25);
}

/** Tests with a one-way F test whether the twelve categories differ by more than chance. */
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

/** Returns whether a text may call one score, from 0 to 100, clearly higher than another. */
export function isClearlyHigher(score: number, other: number): boolean {
  return roundScore(score - other) >= CLEARLY_HIGHER_POINTS;
}

/** Returns whether a score is so far above the mean of the person's twelve scores that a text may call it notable. */
export function standsOut(score: number, meanScore: number): boolean {
  return roundScore(score - meanScore) >= STANDS_OUT_POINTS;
}

/** Returns whether a score cannot be told apart from the person's highest score. */
export function isIndistinctFromHighest(score: number, highest: number): boolean {
  return roundScore(highest - score) <= INDISTINCT_POINTS;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function squaresAround(values: readonly number[], centre: number): number {
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
