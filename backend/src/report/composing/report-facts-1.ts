// The facts of reports that version 1 of the method made, as they are stored: docs/method.md.
import type { Fit } from '../matching/career-match.js';
import type { CategoryFact, OccupationFact, PersonFacts, ReportFacts } from './report-facts.js';

export interface CareerFact1 extends OccupationFact {
  fit: Fit;
  /** Similarity index, 0 to 100. */
  percent: number;
}

export interface ReportFacts1 extends PersonFacts {
  version: 1;
  reportId: string;
  categories: CategoryFact[];
  /** The ten preference scores spanned less than 10 points, so the careers are in no order. */
  flat: boolean;
  careers: CareerFact1[];
}

/** The facts of a stored report, of either version of the method. */
export type StoredFacts = ReportFacts | ReportFacts1;
