// Decides which reasons a report may state. Demands are only ranks among jobs, and some ranks mislead.
import type { Category } from '@bearings/contracts';
import { BAND_FROM } from './answers/scoring.js';
import { askedFor } from '@bearings/career-data';
import type { MatchReason } from './career-match.js';

/**
 * Kinds of reasons. For the job: both high (`shared`) or both low (`spared`). Against it: the job asks for more than
 * most and the score is low (`stretch`) or in the middle (`reach`), or it asks for less than most and the score is
 * high (`unused`).
 */
export type ReasonKind = 'shared' | 'spared' | 'stretch' | 'reach' | 'unused';

const FOR: ReadonlySet<ReasonKind> = new Set(['shared', 'spared']);
/** A low demand for these categories is never called a drawback. */
const NEVER_A_DRAWBACK: ReadonlySet<Category> = new Set(['resilience', 'burnout']);

/** Returns the kind of reason for a score and a demand, or null if none may be stated. */
export function reasonKind(
  code: string,
  { category, score, demand }: Pick<MatchReason, 'category' | 'score' | 'demand'>,
): ReasonKind | null {
  const comparison = askedFor(code, category, demand);
  const isHigh = score >= BAND_FROM.high;
  const isLow = score < BAND_FROM.middle;
  if (comparison === 'more') return isHigh ? 'shared' : isLow ? 'stretch' : 'reach';
  if (comparison === 'less') {
    if (isLow) return 'spared';
    return isHigh && !NEVER_A_DRAWBACK.has(category) ? 'unused' : null;
  }
  // A middle score with a middle demand is no reason.
  return null;
}

/** Returns the reasons that may be stated for or against the career, with rounded demands. */
export function statedReasons(
  code: string,
  reasons: readonly MatchReason[],
  side: 'for' | 'against',
): MatchReason[] {
  return reasons
    .map((reason) => ({ ...reason, demand: Math.round(reason.demand) }))
    .filter((reason) => {
      const kind = reasonKind(code, reason);
      return kind !== null && FOR.has(kind) === (side === 'for');
    });
}
