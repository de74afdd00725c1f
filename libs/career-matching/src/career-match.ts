import type { Category } from '@bearings/contracts';

/** One category's contribution to a match. */
export interface MatchReason {
  category: Category;
  /** The person's score, 0 to 100, rounded to a whole number. */
  score: number;
  /** The occupation's demand, 0 to 100. */
  demand: number;
  /**
   * Signed part of the match's score: positive for the career, negative against it. A low score adds to a match when
   * the occupation demands little of the category.
   */
  weight: number;
}
