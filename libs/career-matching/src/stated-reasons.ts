// Decides which reasons a report may state. Demands are only ranks among jobs, and some ranks are misleading.
import type { Category } from '@bearings/domain';
import { MIN_BAND_SCORE } from './answers/scoring.js';
import { limitDemand } from '@bearings/career-data';
import type { MatchReason } from './career-match.js';

/**
 * Kinds of reasons. In favour of a job, demand and score are both high or both low. Against it, the job demands more
 * than most and the score is low, or the job demands less than most and the score is high (`overqualified`). A score in
 * the middle is neither.
 */
export type ReasonKind = 'bothHigh' | 'bothLow' | 'scoreLow' | 'overqualified';

const FAVOURABLE_KINDS: ReadonlySet<ReasonKind> = new Set(['bothHigh', 'bothLow']);
/** A high score in these categories is never a drawback, even if the job demands little of them. */
const NEVER_DRAWBACK_CATEGORIES: ReadonlySet<Category> = new Set(['resilience', 'burnout']);

/** Returns the kind of reason for a score and a demand, or null if none may be stated. */
export function chooseReasonKind(
  code: string,
  { category, score, demand }: Pick<MatchReason, 'category' | 'score' | 'demand'>,
): ReasonKind | null {
  const comparison = limitDemand(code, category, demand);
  const isHigh = score >= MIN_BAND_SCORE.high;
  const isLow = score < MIN_BAND_SCORE.middle;
  if (comparison === 'more') return isHigh ? 'bothHigh' : isLow ? 'scoreLow' : null;
  if (comparison === 'less') {
    if (isLow) return 'bothLow';
    return isHigh && !NEVER_DRAWBACK_CATEGORIES.has(category) ? 'overqualified' : null;
  }
  // A demand about as high as in most jobs is no reason for or against a job.
  return null;
}

/** Returns the reasons that may be stated for or against the career, with rounded demands. */
export function listStatableReasons(
  code: string,
  reasons: readonly MatchReason[],
  side: 'for' | 'against',
): MatchReason[] {
  return reasons
    .map((reason) => ({ ...reason, demand: Math.round(reason.demand) }))
    .filter((reason) => {
      const kind = chooseReasonKind(code, reason);
      return kind !== null && FAVOURABLE_KINDS.has(kind) === (side === 'for');
    });
}
