import type { Category } from '@bearings/domain';

/** How one category contributes to the score of an occupation for a person. */
export interface MatchReason {
  category: Category;
  /** The person's score from 0 to 100, rounded to an integer. */
  score: number;
  /** The occupation's demand from 0 to 100. */
  demand: number;
  /**
   * Contribution to the occupation's score: positive in favour of the career, negative against it. A low score of the
   * person counts in favour if the occupation demands little of the category.
   */
  weight: number;
}
