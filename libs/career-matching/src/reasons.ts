// Chooses reasons for and against a career: the parts of its score that a reader can check.
import { CATEGORIES, FINER_TILES, FIRST_TILES, TILES, type TileId } from '@bearings/domain';
import type { Occupation } from '@bearings/career-data';
import type { MatchReason } from './career-match.js';
import { TILE_COUNT, type TileAnswers } from './interests.js';
import type { MatchingTables } from './tables.js';

const MAX_REASONS_FOR = 6;
const MAX_REASONS_AGAINST = 3;
/** Parts of a score below this many natural-log units (nats) are not reasons. */
const MIN_REASON_NATS = 0.05;
/**
 * Differences between score and demand, in points. Up to `MAX_SIMILAR_POINTS`, a category can be a reason for the
 * career. From `MIN_DIFFERENT_POINTS`, it can be a reason against it.
 */
const MAX_SIMILAR_POINTS = 25;
const MIN_DIFFERENT_POINTS = 15;
/** Minimum weight at which a kind of work (tile) is often part of an occupation, so that it can be a reason. */
export const OFTEN_TILE_WEIGHT = 2;

export interface CareerReasons {
  /** At most six reasons, strongest first. */
  reasonsFor: MatchReason[];
  /** At most three reasons, strongest first; often none. */
  reasonsAgainst: MatchReason[];
  /**
   * Kinds of work that are often part of this occupation and that the person likes (`likedTiles`) or dislikes
   * (`dislikedTiles`). Those at its core come first, and of equal ones the finer.
   */
  likedTiles: TileId[];
  dislikedTiles: TileId[];
}

/**
 * Returns the reasons for and against one occupation. `parts` has the nats of each category; scores are from 0 to 100.
 */
export function listCategoryReasons(
  { demand }: Occupation,
  scores: Float64Array,
  parts: readonly number[],
): Pick<CareerReasons, 'reasonsFor' | 'reasonsAgainst'> {
  const reasons: MatchReason[] = [];
  for (const [at, category] of CATEGORIES.entries()) {
    const weight = parts[at] ?? 0;
    const categoryDemand = demand[category];
    // No reason is given for a demand that is missing from the data, although matching uses an estimate of it.
    if (categoryDemand === null || Math.abs(weight) < MIN_REASON_NATS) continue;
    reasons.push({ category, score: Math.round(scores[at] ?? 0), demand: categoryDemand, weight });
  }
  reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    reasonsFor: reasons.filter(isReasonFor).slice(0, MAX_REASONS_FOR),
    reasonsAgainst: reasons.filter(isReasonAgainst).slice(0, MAX_REASONS_AGAINST),
  };
}

// The next two functions return whether a category is a reason for, or against, an occupation. `weight` is the
// category's part of the occupation's score, relative to the mean of all occupations. A category is no reason if its
// score and demand would suggest the opposite to a reader.

function isReasonFor({ score, demand, weight }: MatchReason): boolean {
  const isSameSide = (score - 50) * (demand - 50) >= 0;
  return weight > 0 && (isSameSide || Math.abs(score - demand) <= MAX_SIMILAR_POINTS);
}

function isReasonAgainst({ score, demand, weight }: MatchReason): boolean {
  // A low score is no drawback if the work demands little of the category.
  const exceedsDemand = demand > score || score >= 50;
  return weight < 0 && exceedsDemand && Math.abs(score - demand) >= MIN_DIFFERENT_POINTS;
}

/** Returns the liked and disliked kinds of work (tiles) that are often part of an occupation. */
export function listTileReasons(
  { tiles }: MatchingTables,
  answers: TileAnswers,
  index: number,
): Pick<CareerReasons, 'likedTiles' | 'dislikedTiles'> {
  const value = (at: number): number => tiles[index * TILE_COUNT + at] ?? 0;
  const isFiner = (at: number) => at >= FIRST_TILES.length;
  const tilesAnswered = (answer: number): TileId[] =>
    TILES.map(({ id }, at) => ({ id, at }))
      .filter(({ at }) => answers[at] === answer && value(at) >= OFTEN_TILE_WEIGHT)
      .toSorted((a, b) => value(b.at) - value(a.at) || Number(isFiner(b.at)) - Number(isFiner(a.at)))
      .map(({ id }) => id);
  return { likedTiles: tilesAnswered(1), dislikedTiles: tilesAnswered(-1) };
}

/** Returns the number of liked tiles, of which a finer one and the one that it is a part of count as one. */
export function countLikedKinds(tiles: readonly TileId[]): number {
  const isPartOfLiked = (id: TileId) =>
    FINER_TILES.some((tile) => tile.id === id && tile.parent !== null && tiles.includes(tile.parent));
  return tiles.filter((id) => !isPartOfLiked(id)).length;
}
