import type { Category } from '@bearings/contracts';
import { REASONS } from '../../../content/report-copy/reasons.js';
import type { CategoryFact, ReportFacts } from '../../report-facts.js';

/** From here up a category counts as high, and below the other as low: the edges of the bands. */
export const HIGH_FROM = 60;
export const LOW_BELOW = 40;

/** A person's categories, put in the order a writer needs. */
export interface Standing {
  /** Highest first; ties in the fixed order. */
  ranked: CategoryFact[];
  score(category: Category): number;
  /** Points between the highest and the lowest. */
  span: number;
}

export function standingOf({ categories }: ReportFacts): Standing {
  const ranked = categories.toSorted((a, b) => b.score - a.score);
  const scores = new Map(categories.map(({ category, score }) => [category, score]));
  return {
    ranked,
    score: (category) => scores.get(category) ?? 0,
    span: (ranked[0]?.score ?? 0) - (ranked.at(-1)?.score ?? 0),
  };
}

/** A category as it stands in a sentence. */
export function nounOf(category: Category): string {
  return REASONS[category].noun;
}
