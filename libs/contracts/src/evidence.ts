/** Pages show a measured figure instead of the site owner's claim if it is based on at least this many answers. */
export const MIN_EVIDENCE_PEOPLE = 100;

/**
 * Minimum size of a group of people about which a figure is shown. A figure about fewer people could reveal something
 * about one of them.
 */
export const MIN_GROUP_PEOPLE = 10;

/** A measured figure: number of answers behind it, and day of its computation, YYYY-MM-DD. */
export interface Measured {
  n: number;
  date: string;
}

/**
 * Returns the figure if it is based on enough answers to be stated on a page. Returns null otherwise; the operator's
 * setting `CLAIMS` then decides what the page shows.
 */
export const selectClaim = <Figure extends Measured>(figure: Figure | null | undefined): Figure | null =>
  figure && figure.n >= MIN_EVIDENCE_PEOPLE ? figure : null;
