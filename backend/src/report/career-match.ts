import type { Category } from '@bearings/contracts';
import type { Occupation } from '../content/occupations/occupation.js';

/** Percent is a similarity index and is shown as one of these. */
export type Fit = 'Strong' | 'Good' | 'Worth a look';

/** One category's part in a match. */
export interface MatchReason {
  category: Category;
  /** The person's score, 0 to 100, rounded to a whole number. */
  score: number;
  /** What the work asks for, 0 to 100. */
  demand: number;
  /**
   * Signed part in `score`: above 0 speaks for the career, below 0 against it. A category can speak
   * for a career because the person scores low and the work asks little of it.
   */
  weight: number;
}

export interface CareerMatch {
  occupation: Occupation;
  /** The rank score of the method, four decimals. */
  score: number;
  /** Similarity index, 0 to 100, whole. */
  percent: number;
  fit: Fit;
  /** Strongest first; at most four, and possibly none in a flat profile. */
  reasonsFor: MatchReason[];
  /** Strongest first; at most three, often none. */
  reasonsAgainst: MatchReason[];
}

export interface MatchResult {
  /** Ten careers, best first; in a flat profile the order claims nothing. */
  matches: CareerMatch[];
  /** The ten preference scores span less than 10 points. */
  flat: boolean;
  /** 0 to 1: how far the profile stands out from an even one. */
  confidence: number;
}
