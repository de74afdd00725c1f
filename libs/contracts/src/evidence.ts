/** Minimum number of answers from which pages show a measured figure instead of the owner's claim. */
export const MIN_EVIDENCE_PEOPLE = 100;

/**
 * Minimum number of people that a figure must be about to be shown, so that it does not reveal anything about one
 * person.
 */
export const MIN_GROUP_PEOPLE = 10;

/** A measured figure: number of answers behind it, and day of its computation, YYYY-MM-DD. */
export interface Measured {
  n: number;
  date: string;
}

/**
 * Returns the figure if it is based on enough answers to be claimed on a page; otherwise null, and the operator's
 * setting `CLAIMS` decides what the page shows.
 */
export const selectClaim = <Figure extends Measured>(figure: Figure | null | undefined): Figure | null =>
  figure && figure.n >= MIN_EVIDENCE_PEOPLE ? figure : null;
