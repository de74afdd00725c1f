// Scores occupations by the kinds of work (tiles) that a person likes and dislikes; see "Interests" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import { FINER_TILES, FIRST_TILES, type FirstTileId, getInterest, TILES } from '@bearings/domain';
import { MIN_RANKING_TILES } from './answers/certainty.js';

export const TILE_COUNT = TILES.length;

/**
 * What a kind of work (tile) adds to an occupation's score, in natural-log units (nats), if the person likes it,
 * dislikes it or leaves it blank. The four numbers of a list are for kinds of work that are no part, a small part,
 * often part or the core of the occupation's work.
 */
const LIKED_TILE_NATS = [-0.35, 0.1, 0.65, 1.05] as const;
const DISLIKED_TILE_NATS = [0.1, -0.15, -0.7, -1.45] as const;
const BLANK_TILE_NATS = [0, 0, -0.1, -0.3] as const;
/** From this value in the table, a liked finer tile says more than the answer to the tile that it is a part of. */
const OFTEN_VALUE = 2;

/** One number for each kind of work, in the order of TILES: 1 liked, -1 not for me, 0 blank. */
export type TileAnswers = readonly number[];

/** A tile of the first screen with the finer tiles that are a part of it, as indexes; or a finer tile without one. */
interface TileFamily {
  first: number | null;
  finer: readonly number[];
}

const FAMILIES: readonly TileFamily[] = [
  ...FIRST_TILES.map(({ id }, first) => ({ first, finer: listFinerIndexes(id) })),
  ...listFinerIndexes(null).map((index) => ({ first: null, finer: [index] })),
];

function listFinerIndexes(parent: FirstTileId | null): number[] {
  return FINER_TILES.flatMap((tile, at) => (tile.parent === parent ? FIRST_TILES.length + at : []));
}

/** Returns the answers to the kinds of work, in the order of TILES. */
export function toTileAnswers(interests: Circumstances['interests'] | undefined): TileAnswers {
  return TILES.map(({ id }) => {
    const interest = getInterest(interests ?? {}, id);
    if (interest === undefined) return 0;
    return interest === 'like' ? 1 : -1;
  });
}

/** Returns how many kinds of work (tiles) the person marked as liked or disliked. */
export function countAnsweredTiles(answers: TileAnswers): number {
  return answers.filter((answer) => answer !== 0).length;
}

/**
 * Returns the score of each occupation by the kinds of work that the person likes and dislikes, in
 * nats. `tiles` has a number for each occupation and tile.
 */
export function computeInterestScores(tiles: Uint8Array, answers: TileAnswers): Float64Array {
  const scores = new Float64Array(tiles.length / TILE_COUNT);
  const areBlanksCounted = countsBlanks(answers);
  for (const family of FAMILIES) addFamily(scores, tiles, answers, family, areBlanksCounted, 1);
  return scores;
}

/**
 * Returns the result of `computeInterestScores` as if some of the answers were blank. `all` has the scores with all answers;
 * adjusting these is faster than computing new ones.
 */
export function computeInterestScoresWithout(
  tiles: Uint8Array,
  answers: TileAnswers,
  all: Float64Array,
  isLeftOut: (at: number) => boolean,
): Float64Array {
  const otherAnswers = answers.map((answer, at) => (isLeftOut(at) ? 0 : answer));
  const areBlanksCounted = countsBlanks(answers);
  if (areBlanksCounted !== countsBlanks(otherAnswers)) return computeInterestScores(tiles, otherAnswers);
  const scores = all.slice();
  const hasChanged = (at: number | null) => at !== null && otherAnswers[at] !== answers[at];
  for (const family of FAMILIES) {
    if (!hasChanged(family.first) && !family.finer.some(hasChanged)) continue;
    addFamily(scores, tiles, answers, family, areBlanksCounted, -1);
    addFamily(scores, tiles, otherAnswers, family, areBlanksCounted, 1);
  }
  return scores;
}

/** Blank tiles count once enough tiles of the first screen are answered; a blank finer tile may not have been asked. */
function countsBlanks(answers: TileAnswers): boolean {
  return countAnsweredTiles(answers.slice(0, FIRST_TILES.length)) >= MIN_RANKING_TILES;
}

/** Adds the score of one family of tiles to each occupation's, `sign` times. */
function addFamily(
  scores: Float64Array,
  tiles: Uint8Array,
  answers: TileAnswers,
  { first, finer }: TileFamily,
  areBlanksCounted: boolean,
  sign: 1 | -1,
): void {
  const firstAnswer = first === null ? 0 : (answers[first] ?? 0);
  const firstNats = first === null || (firstAnswer === 0 && !areBlanksCounted) ? null : lookUpNats(firstAnswer);
  const answeredFiner = finer.filter((at) => answers[at] !== 0);
  if (firstNats === null && answeredFiner.length === 0) return;
  for (let index = 0; index < scores.length; index++) {
    const row = index * TILE_COUNT;
    const firstScore = firstNats === null || first === null ? 0 : (firstNats[tiles[row + first] ?? 0] ?? 0);
    let finerScore = 0;
    let isFinerLiked = false;
    for (const at of answeredFiner) {
      const value = tiles[row + at] ?? 0;
      const answer = answers[at] ?? 0;
      finerScore += lookUpNats(answer)[value] ?? 0;
      if (answer > 0 && value >= OFTEN_VALUE) isFinerLiked = true;
    }
    scores[index] = (scores[index] ?? 0) + sign * combine(firstScore, finerScore, isFinerLiked);
  }
}

/**
 * Combines the scores of a tile and of the finer tiles that are a part of it. What both say counts once: of two scores
 * with the same sign, the larger. A liked finer tile that is often part of the work outweighs a low score of the tile.
 */
function combine(first: number, finer: number, isFinerLiked: boolean): number {
  if (isFinerLiked || (first > 0 && finer > 0)) return Math.max(first, finer);
  return first < 0 && finer < 0 ? Math.min(first, finer) : first + finer;
}

function lookUpNats(answer: number): readonly number[] {
  if (answer === 0) return BLANK_TILE_NATS;
  return answer > 0 ? LIKED_TILE_NATS : DISLIKED_TILE_NATS;
}
