// Chooses the fit word of a career; see "Fit words" in docs/method.md.
import type { ReportFit } from '@bearings/domain';

/**
 * Minimum lead of a career's score over the mean of all occupations, in natural-log units (nats): for people who marked
 * kinds of work, and for those who did not. Of the ten careers of people whose true levels are all equal, who mark kinds
 * of work at random or none, about 3% have the lead for Strong and 10% that for Good.
 */
const MIN_LEAD_NATS = {
  withTiles: { Strong: 5, Good: 4.3 },
  withoutTiles: { Strong: 4, Good: 3.1 },
} as const;
/** The career must be one of this many best of all occupations that are open to the person. */
const MAX_RANK = { Strong: 12, Good: 25 } as const;
/** Minimum stability, from 0 to 1: Strong came back more often than not, Good in one of four tries. */
const MIN_STABILITY = { Strong: 0.5, Good: 0.25 } as const;
/** What speaks for a career. */
export interface FitGrounds {
  /** Lead of its score over the mean of all occupations, in nats, without the bonus for jobs that the person named. */
  leadNats: number;
  /** Rank, from 1, among the occupations open to the person. */
  rank: number;
  stability: number;
  /** True if careers are ranked at all for this person. */
  ranked: boolean;
  /** True if enough kinds of work (tiles) are marked to count. */
  hasTiles: boolean;
  /** True if the twelve scores have a direction. */
  hasDirection: boolean;
  /** True if they have one, and speak for the career. */
  isBackedByScores: boolean;
  /** True if the person's jobs, tasks, pastimes or subjects speak for the career. */
  isBackedByLife: boolean;
  /** Number of liked kinds of work (tiles) that are often part of the career. */
  likedTileCount: number;
}

/**
 * Returns the fit word of a career. Fit decides; steadiness only limits it. No career is Strong because of one thing
 * alone, or if neither the twelve scores nor the person's life point to it.
 */
export function chooseFit(grounds: FitGrounds): ReportFit {
  if (!grounds.ranked || !reaches(grounds, 'Good')) return 'Possible';
  const { hasDirection, isBackedByScores, isBackedByLife, likedTileCount } = grounds;
  const isPointed = hasDirection || isBackedByLife;
  const isMoreThanOneTile = isBackedByScores || isBackedByLife || likedTileCount > 1;
  return isPointed && isMoreThanOneTile && reaches(grounds, 'Strong') ? 'Strong' : 'Good';
}

function reaches({ leadNats, rank, stability, hasTiles }: FitGrounds, fit: 'Strong' | 'Good'): boolean {
  const minLead = MIN_LEAD_NATS[hasTiles ? 'withTiles' : 'withoutTiles'][fit];
  return leadNats >= minLead && rank <= MAX_RANK[fit] && stability >= MIN_STABILITY[fit];
}
