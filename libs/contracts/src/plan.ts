/** Limits of a plan: texts in characters, dates by their year. */
export const PLAN_LIMITS = {
  steps: 100,
  /** Maximum number of careers in a plan; more would hide the first ones. */
  careers: 6,
  text: 300,
  note: 1_000,
  /** Maximum number of changes in one request. */
  changes: 100,
  firstYear: 2020,
  lastYear: 2099,
} as const;
