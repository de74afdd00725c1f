// How much pay may have risen since a figure on it was published.

/** The year in which readers state what they earn. It rises with the tables of pay. */
const PAY_NOW_YEAR = 2026;
/** Pay rises by about this share a year: by a tenth from 2023 to 2026. */
const RISE_PER_YEAR = 0.035;
/** From this age in years, a figure beside what somebody earns now is shown with its year. */
const MIN_OLD_YEARS = 3;

/** Returns the share by which pay may have risen since a year. */
export const estimateRise = (year: number): number => Math.max(0, PAY_NOW_YEAR - year) * RISE_PER_YEAR;

/** Returns whether figures of a year are too old to stand beside what somebody earns now without their year. */
export const isOldBesideNow = (year: number): boolean => PAY_NOW_YEAR - year >= MIN_OLD_YEARS;
