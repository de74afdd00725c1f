/** Minimum number of answers behind a measured figure for pages to show it instead of the site owner's claim. */
export const MIN_EVIDENCE_PEOPLE = 100;

/**
 * Minimum size of a group of people about which a figure is shown. A figure about fewer people could reveal something
 * about one of them.
 */
export const MIN_GROUP_PEOPLE = 10;

/** A measured figure: number of answers behind it, and day of its computation, YYYY-MM-DD. */
export interface MeasuredFigure {
  n: number;
  date: string;
}

/**
 * Returns the measured figure if enough answers are behind it for a page to state it. Otherwise returns null, and the
 * setting `CLAIMS` of the site's operator decides whether the page shows the owner's claim instead.
 */
export const selectStatableFigure = <Figure extends MeasuredFigure>(figure: Figure | null | undefined): Figure | null =>
  figure && figure.n >= MIN_EVIDENCE_PEOPLE ? figure : null;
