/** Limits of a plan. Texts in characters, dates by their year. */
export const PLAN_LIMITS = {
  steps: 100,
  /** Maximum number of careers in a plan, so that the first ones stay visible. */
  careers: 6,
  text: 300,
  note: 1_000,
  /** Maximum number of changes in one call. */
  changes: 100,
  firstYear: 2020,
  lastYear: 2099,
} as const;
