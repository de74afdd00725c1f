// Scores occupations by the kinds of work (tiles) that a person likes and dislikes; see "Interests" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import { TILES } from '@bearings/domain';
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

/** One number for each of the 24 kinds of work (tiles): 1 liked, -1 not for me, 0 blank. */
export type TileAnswers = readonly number[];

/** Returns the answers to the 24 kinds of work, in the order of TILES. */
export function toTileAnswers(interests: Circumstances['interests'] | undefined): TileAnswers {
  return TILES.map(({ id }) => {
    const interest = interests?.[id];
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
 * nats. `tiles` has 24 numbers for each occupation.
 */
export function computeInterestScores(tiles: Uint8Array, answers: TileAnswers): Float64Array {
  const scores = new Float64Array(tiles.length / TILE_COUNT);
  const areBlanksCounted = countAnsweredTiles(answers) >= MIN_RANKING_TILES;
  for (let at = 0; at < TILE_COUNT; at++) {
    const answer = answers[at] ?? 0;
    if (answer === 0 && !areBlanksCounted) continue;
    const nats = lookUpNats(answer);
    for (let index = 0; index < scores.length; index++) {
      const value = tiles[index * TILE_COUNT + at] ?? 0;
      scores[index] = (scores[index] ?? 0) + (nats[value] ?? 0);
    }
  }
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
  const hasEnoughTiles = countAnsweredTiles(answers) >= MIN_RANKING_TILES;
  if (hasEnoughTiles !== countAnsweredTiles(otherAnswers) >= MIN_RANKING_TILES)
    return computeInterestScores(tiles, otherAnswers);
  const scores = all.slice();
  for (const [at, answer] of answers.entries()) {
    if (otherAnswers[at] === answer) continue;
    const before = lookUpNats(answer);
    const nats = before.map((value, step) => (hasEnoughTiles ? (BLANK_TILE_NATS[step] ?? 0) : 0) - value);
    for (let index = 0; index < scores.length; index++) {
      const value = tiles[index * TILE_COUNT + at] ?? 0;
      scores[index] = (scores[index] ?? 0) + (nats[value] ?? 0);
    }
  }
  return scores;
}

function lookUpNats(answer: number): readonly number[] {
  if (answer === 0) return BLANK_TILE_NATS;
  return answer > 0 ? LIKED_TILE_NATS : DISLIKED_TILE_NATS;
}
