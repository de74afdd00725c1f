import type { Category } from '@bearings/domain';
import { MIN_BAND_SCORE } from '@bearings/career-matching';
import { REASON_COPY } from '../content/report-copy/reasons.js';
import type { ScoreLevel } from '../content/report-copy/workplace.js';
import type { TextSubject } from '../content/wording.js';
import type { CategoryFact, ReportFacts } from './report-facts.js';

/** A score counts as high in the bands "high" and "very high", and as low in the bands "low" and "very low". */
export const MIN_HIGH_SCORE = MIN_BAND_SCORE.high;
export const LOW_BELOW_SCORE = MIN_BAND_SCORE.middle;

/** Categories on how a person bears strain, which is close to health. */
export const STRAIN_CATEGORIES: ReadonlySet<TextSubject> = new Set<Category>(['resilience', 'burnout']);

/** Returns whether a rounded score is low, in the middle or high. */
export function getLevel(score: number): ScoreLevel {
  if (score >= MIN_HIGH_SCORE) return 'high';
  return score < LOW_BELOW_SCORE ? 'low' : 'middle';
}

export interface CategoryRanking {
  /** Highest score first; equal scores keep the order of the questionnaire's categories. */
  ranked: CategoryFact[];
  score: (category: Category) => number;
  /** Difference in points between the highest and the lowest score. */
  span: number;
}

/** Ranks the person's twelve categories by score. */
export function rankCategories({ categories }: ReportFacts): CategoryRanking {
  const rankedFacts = categories.toSorted((a, b) => b.score - a.score);
  const scores = new Map(categories.map(({ category, score }) => [category, score]));
  return {
    ranked: rankedFacts,
    score: (category) => scores.get(category) ?? 0,
    span: (rankedFacts[0]?.score ?? 0) - (rankedFacts.at(-1)?.score ?? 0),
  };
}

/** Returns a category's noun for use within a sentence. */
export function getCategoryNoun(category: Category): string {
  return REASON_COPY[category].noun;
}

/**
 * Returns a category's noun for a sentence on what a job demands. "Motivation" describes a person,
 * so a job demands "ambition".
 */
export function getJobNoun(category: Category): string {
  return category === 'motivation' ? 'ambition' : getCategoryNoun(category);
}
