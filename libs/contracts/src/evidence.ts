/** Answers from which a measured figure takes the place of the owner's claim. */
export const EVIDENCE_FROM = 100;

/** Fewest people a shown figure rests on, so that none leads back to a person. */
export const SMALLEST_GROUP = 10;

/** How many a figure rests on, and the day it was computed, YYYY-MM-DD. */
export interface Measured {
  n: number;
  date: string;
}

/** What readers said of their reports, as far as it may be shown. A part that nobody measured is null. */
export interface PublicEvidence {
  /** "Would you look into this job?": shares who said yes, 0 to 1, of suggested careers and of the decoys beside them. */
  readers: (Measured & { suggestedYes: number; decoyYes: number }) | null;
  /** "Was it worth it?", mean of 1 to 5. */
  rating: (Measured & { mean: number }) | null;
  /** People with a finished report. */
  guided: Measured | null;
}

const ifShown = <Figure extends Measured>(figure: Figure | null): Figure | null =>
  figure !== null && figure.n >= SMALLEST_GROUP ? figure : null;

/** Returns evidence without the parts that rest on too few people to be shown. */
export const shownEvidence = ({ readers, rating, guided }: PublicEvidence): PublicEvidence => ({
  readers: ifShown(readers),
  rating: ifShown(rating),
  guided: ifShown(guided),
});

/** Returns a figure that rests on enough answers to be a claim, otherwise null: the owner's switch decides then. */
export const claimFrom = <Figure extends Measured>(
  figure: Figure | null | undefined,
): Figure | null => (figure && figure.n >= EVIDENCE_FROM ? figure : null);
