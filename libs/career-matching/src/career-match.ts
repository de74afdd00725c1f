import type { Category } from '@bearings/contracts';

/** One category's contribution to a match. */
export interface MatchReason {
  category: Category;
  /** The person's score from 0 to 100, rounded to an integer. */
  score: number;
  /** The occupation's demand from 0 to 100. */
  demand: number;
  /**
   * Signed contribution to the match's score: positive for the career, negative against it. A low score improves a
   * match if the occupation demands little of the category.
   */
  weight: number;
}
