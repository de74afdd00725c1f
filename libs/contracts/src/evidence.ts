/** Minimum number of answers at which a measured figure replaces the owner's claim. */
export const EVIDENCE_FROM = 100;

/** Minimum number of people behind a shown figure, so that it does not identify a person. */
export const SMALLEST_GROUP = 10;

/** The number of answers behind a figure, and the day of its computation, YYYY-MM-DD. */
export interface Measured {
  n: number;
  date: string;
}

/**
 * Returns the figure if it is based on enough answers to be claimed; otherwise null, and the operator's switch
 * `CLAIMS` decides.
 */
export const claimFrom = <Figure extends Measured>(
  figure: Figure | null | undefined,
): Figure | null => (figure && figure.n >= EVIDENCE_FROM ? figure : null);
