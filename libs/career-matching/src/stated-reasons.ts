// Which reasons may be stated in words: a rank among jobs is no absolute, and some ranks mislead.
import type { Category } from '@bearings/contracts';
import { BAND_FROM } from './answers/scoring.js';
import { askedFor } from '@bearings/career-data';
import type { MatchReason } from './career-match.js';

/**
 * What a reason says. For: both high, or both low. Against: the job asks for more than
 * most and the score is low (`stretch`) or in the middle (`reach`), or it asks for less than most and the
 * score is high (`unused`).
 */
export type ReasonKind = 'shared' | 'spared' | 'stretch' | 'reach' | 'unused';

const FOR: ReadonlySet<ReasonKind> = new Set(['shared', 'spared']);
/** A job with less of these wastes nothing that anybody would miss. */
const NEVER_MISSED: ReadonlySet<Category> = new Set(['resilience', 'burnout']);

/** Returns what a score and a demand say together, or null where nothing may be said. */
export function reasonKind(
  code: string,
  { category, score, demand }: Pick<MatchReason, 'category' | 'score' | 'demand'>,
): ReasonKind | null {
  const asked = askedFor(code, category, demand);
  const isHigh = score >= BAND_FROM.high;
  const isLow = score < BAND_FROM.middle;
  if (asked === 'more') return isHigh ? 'shared' : isLow ? 'stretch' : 'reach';
  if (asked === 'less') {
    if (isLow) return 'spared';
    return isHigh && !NEVER_MISSED.has(category) ? 'unused' : null;
  }
  // A middle score that a middling demand meets says nothing.
  return null;
}

/** Returns the reasons that may be stated, with whole demands. `side` is what they have to speak for. */
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
