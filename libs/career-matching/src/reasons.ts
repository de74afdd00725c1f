// Why a career is shown: the parts of its score that a reader can check.
import { CATEGORIES, TILES, type TileId } from '@bearings/contracts';
import type { Occupation } from '@bearings/career-data';
import type { MatchReason } from './career-match.js';
import { TILE_COUNT, type TileAnswers } from './interests.js';
import type { MatchingTables } from './tables.js';

const MOST_FOR = 6;
const MOST_AGAINST = 3;
/** Nats: a smaller part moved the score by less than a person could notice. */
const LEAST = 0.05;
/** Points between score and demand: closer than this they are alike, farther than that apart. */
const ALIKE_WITHIN = 25;
const APART_FROM = 15;
/** A tile is a reason where it is often the work of the occupation. */
export const OFTEN = 2;

export interface CareerReasons {
  /** Strongest first; at most six. */
  reasonsFor: MatchReason[];
  /** Strongest first; at most three, often none. */
  reasonsAgainst: MatchReason[];
  /** Liked and disliked tiles that are often this work, its heart first. */
  likedTiles: TileId[];
  dislikedTiles: TileId[];
}

/** Returns the reasons for one occupation. `parts` are nats by category, scores 0 to 100. */
export function categoryReasons(
  { demand }: Occupation,
  scores: Float64Array,
  parts: readonly number[],
): Pick<CareerReasons, 'reasonsFor' | 'reasonsAgainst'> {
  const reasons: MatchReason[] = [];
  for (const [at, category] of CATEGORIES.entries()) {
    const weight = parts[at] ?? 0;
    const asked = demand[category];
    // A filled gap serves the comparison, but it is no measured figure to print.
    if (asked === null || Math.abs(weight) < LEAST) continue;
    reasons.push({ category, score: Math.round(scores[at] ?? 0), demand: asked, weight });
  }
  reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    reasonsFor: reasons.filter(speaksFor).slice(0, MOST_FOR),
    reasonsAgainst: reasons.filter(speaksAgainst).slice(0, MOST_AGAINST),
  };
}

// A part compares the occupation with all others. Where a reader, who sees score and demand, would
// call it the opposite, it is not printed.

function speaksFor({ score, demand, weight }: MatchReason): boolean {
  const sameSide = (score - 50) * (demand - 50) >= 0;
  return weight > 0 && (sameSide || Math.abs(score - demand) <= ALIKE_WITHIN);
}

function speaksAgainst({ score, demand, weight }: MatchReason): boolean {
  // A low score that the work does not ask for costs nothing.
  const wasted = demand > score || score >= 50;
  return weight < 0 && wasted && Math.abs(score - demand) >= APART_FROM;
}

/** Returns the answered tiles that are often the work of the occupation at this place. */
export function tileReasons(
  { tiles }: MatchingTables,
  answers: TileAnswers,
  place: number,
): Pick<CareerReasons, 'likedTiles' | 'dislikedTiles'> {
  const value = (at: number): number => tiles[place * TILE_COUNT + at] ?? 0;
  const answered = (answer: number): TileId[] =>
    TILES.map(({ id }, at) => ({ id, at }))
      .filter(({ at }) => answers[at] === answer && value(at) >= OFTEN)
      .toSorted((a, b) => value(b.at) - value(a.at))
      .map(({ id }) => id);
  return { likedTiles: answered(1), dislikedTiles: answered(-1) };
}
