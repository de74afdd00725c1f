// Tests which differences between the scores of 36 answers are real and which may be chance; see
// "How sure a result can be" in docs/method.md.
import type { QuestionResponse } from '@bearings/contracts';
import { CATEGORIES, type Category } from '@bearings/domain';
import { pairWithQuestions, roundScore } from './scoring.js';

/**
 * The three answers from 1 to 5 of each category, in the order of CATEGORIES. Answers to
 * reverse-scored statements are reversed, so that a high value always means more of the category.
 */
export type AnswersByCategory = readonly (readonly number[])[];

/**
 * From this F value (see `ScoreDirection`), we treat the twelve scores as really different. About 4% of people whose
 * true levels in all categories are equal reach this value by chance.
 */
export const MIN_CLEAR_F_VALUE = 2.35;

/** Minimum variance within a category. Without it, three equal answers would make a score look perfectly certain. */
const MIN_WITHIN_VARIANCE = 0.4;

/**
 * Minimum difference in points at which one category may be called clearly higher than another: eight of a score's
 * twelve steps. Of simulated people whose true levels are equal, 3.2% have two scores that differ this much by chance.
 */
export const MIN_CLEARLY_HIGHER_POINTS = 67;

/** A category up to this many points below the highest cannot be told apart from it. */
export const MAX_INDISTINCT_POINTS = 50;

/**
 * The number of tiles (kinds of work) that a person must answer before tiles affect the ranking. From then on, an
 * occupation loses points for each of its kinds of work that the person left blank, and careers are ranked even if the
 * twelve scores hardly differ.
 */
export const MIN_RANKING_TILES = 3;

/** The result of testing whether a person's scores have a direction, that is, differ by more than chance. */
export interface ScoreDirection {
  /** F value: variance between the twelve categories divided by the variance within them. */
  f: number;
  /** True if the categories differ by more than chance explains. */
  clear: boolean;
}

/** Returns 36 responses grouped by category, with reverse-scored statements reversed. */
export function groupAnswersByCategory(responses: readonly QuestionResponse[]): AnswersByCategory {
  const answeredQuestions = pairWithQuestions(responses);
  return CATEGORIES.map((category: Category) =>
    answeredQuestions.filter(({ question }) => question.category === category).map(({ keyed }) => keyed),
  );
}

/** Returns the twelve unrounded scores from 0 to 100, in the order of CATEGORIES. */
export function toScores(keyed: AnswersByCategory): Float64Array {
  return Float64Array.from(keyed, (answers) => (mean(answers) - 1) * 25);
}

/** Tests with a one-way F test whether the twelve categories differ by more than chance. */
export function measureDirection(keyed: AnswersByCategory): ScoreDirection {
  const means = keyed.map(mean);
  const total = mean(means);
  const betweenVariance = keyed.reduce(
    (sum, answers, index) => sum + answers.length * ((means[index] ?? 0) - total) ** 2,
    0,
  );
  const withinVariance = keyed.reduce((sum, answers, index) => sum + sumOfSquares(answers, means[index] ?? 0), 0);
  const answers = keyed.reduce((count, { length }) => count + length, 0);
  const f =
    betweenVariance / (keyed.length - 1) / Math.max(MIN_WITHIN_VARIANCE, withinVariance / (answers - keyed.length));
  return { f, clear: f > MIN_CLEAR_F_VALUE };
}

/** Returns whether a text may call one score, from 0 to 100, clearly higher than another. */
export function isClearlyHigher(score: number, other: number): boolean {
  return roundScore(score - other) >= MIN_CLEARLY_HIGHER_POINTS;
}

/** Returns whether a score cannot be told apart from the person's highest score. */
export function isIndistinctFromHighest(score: number, highest: number): boolean {
  return roundScore(highest - score) <= MAX_INDISTINCT_POINTS;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sumOfSquares(values: readonly number[], centre: number): number {
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
