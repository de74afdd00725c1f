// What liked and disliked tiles say for an occupation: docs/method.md, "Interests".
import { type Circumstances, TILES } from '@bearings/contracts';
import { ENOUGH_TILES } from './answers/certainty.js';

export const TILE_COUNT = TILES.length;

/** Nats of one tile, by how far it is the work of an occupation: not, a little, often, its heart. */
const LIKED = [-0.35, 0.1, 0.65, 1.05] as const;
const NOT_FOR_ME = [0.1, -0.15, -0.7, -1.45] as const;
const BLANK = [0, 0, -0.1, -0.3] as const;

/** 1 liked, -1 not for me, 0 left blank; in the order of the tiles. */
export type TileAnswers = readonly number[];

/** Returns the answers to the 24 tiles in their fixed order. */
export function tileAnswers(interests: Circumstances['interests'] | undefined): TileAnswers {
  return TILES.map(({ id }) => {
    const interest = interests?.[id];
    if (interest === undefined) return 0;
    return interest === 'like' ? 1 : -1;
  });
}

/** Returns how many tiles were answered. */
export function answeredTiles(answers: TileAnswers): number {
  return answers.filter((answer) => answer !== 0).length;
}

/** Returns what the tiles say for each occupation, in nats. `tiles` holds 24 numbers for each. */
export function interestScores(tiles: Uint8Array, answers: TileAnswers): Float64Array {
  const scores = new Float64Array(tiles.length / TILE_COUNT);
  const blanksCount = answeredTiles(answers) >= ENOUGH_TILES;
  for (let at = 0; at < TILE_COUNT; at++) {
    const answer = answers[at] ?? 0;
    if (answer === 0 && !blanksCount) continue;
    const nats = natsOf(answer);
    for (let place = 0; place < scores.length; place++) {
      const value = tiles[place * TILE_COUNT + at] ?? 0;
      scores[place] = (scores[place] ?? 0) + (nats[value] ?? 0);
    }
  }
  return scores;
}

/**
 * Returns the same for answers of which some are left out, from the scores of them all: only the
 * tiles that changed are read again.
 */
export function interestScoresWithout(
  tiles: Uint8Array,
  answers: TileAnswers,
  all: Float64Array,
  isLeftOut: (at: number) => boolean,
): Float64Array {
  const rest = answers.map((answer, at) => (isLeftOut(at) ? 0 : answer));
  const enough = answeredTiles(answers) >= ENOUGH_TILES;
  if (enough !== answeredTiles(rest) >= ENOUGH_TILES) return interestScores(tiles, rest);
  const scores = all.slice();
  for (const [at, answer] of answers.entries()) {
    if (rest[at] === answer) continue;
    const before = natsOf(answer);
    const nats = before.map((value, step) => (enough ? (BLANK[step] ?? 0) : 0) - value);
    for (let place = 0; place < scores.length; place++) {
      const value = tiles[place * TILE_COUNT + at] ?? 0;
      scores[place] = (scores[place] ?? 0) + (nats[value] ?? 0);
    }
  }
  return scores;
}

function natsOf(answer: number): readonly number[] {
  if (answer === 0) return BLANK;
  return answer > 0 ? LIKED : NOT_FOR_ME;
}
