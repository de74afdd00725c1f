/**
 * Limits of a reader's plan: the steps that they plan to take towards the careers in their report. `text` and `note`
 * are numbers of characters; dates must be from `firstYear` to `lastYear`.
 */
export const PLAN_LIMITS = {
  steps: 100,
  /** Maximum number of careers in a plan. With more, the first ones would be hard to find. */
  careers: 6,
  text: 300,
  note: 1_000,
  /** Maximum number of changes in one request. */
  changes: 100,
  firstYear: 2020,
  lastYear: 2099,
} as const;
