/** Answers from which a measured figure takes the place of the owner's claim. */
export const EVIDENCE_FROM = 100;

/** Fewest people a shown figure rests on, so that none leads back to a person. */
export const SMALLEST_GROUP = 10;

/** How many a figure rests on, and the day it was computed, YYYY-MM-DD. */
export interface Measured {
  n: number;
  date: string;
}

/** Returns a figure that rests on enough answers to be a claim, otherwise null: the owner's switch decides then. */
export const claimFrom = <Figure extends Measured>(
  figure: Figure | null | undefined,
): Figure | null => (figure && figure.n >= EVIDENCE_FROM ? figure : null);
