// Chooses the finer tiles that a person is asked about; see "Finer tiles" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import { ASKED_FINER_TILE_COUNT, FINER_TILES, type FinerTileId, FIRST_TILES } from '@bearings/domain';
import { scorePerson } from './match-person.js';
import type { MatchInput } from './match-result.js';
import { sortByScore } from './selection.js';
import { TILE_COUNT } from './interests.js';
import type { MatchingTables } from './tables.js';

/** The number of a person's best occupations that the chosen tiles should separate. */
const SEPARATED_COUNT = 40;

/**
 * Returns the finer tiles that separate a person's best occupations, in the order of the contract. Answers to finer tiles
 * do not count, so that the same ones are asked again when the person returns to them.
 */
export function chooseFinerTiles(tables: MatchingTables, { keyed, circumstances }: MatchInput): FinerTileId[] {
  const { open, growth } = scorePerson(tables, {
    keyed,
    ...(circumstances && { circumstances: { ...circumstances, interests: withoutFiner(circumstances.interests) } }),
  });
  return chooseSeparatingTiles(tables, sortByScore(open, growth.adjustedScores).slice(0, SEPARATED_COUNT));
}

function withoutFiner(interests: Circumstances['interests']): Circumstances['interests'] {
  const finer = new Set<string>(FINER_TILES.map(({ id }) => id));
  return Object.fromEntries(Object.entries(interests).filter(([id]) => !finer.has(id)));
}

/**
 * Returns at most twelve finer tiles that separate the given occupations. A tile separates two occupations by the
 * difference between how much of their work it is. Tiles are added one by one: each time the one with the largest sum,
 * over all pairs, of what it separates them by more than those before it. A tile that adds nothing is not asked.
 */
export function chooseSeparatingTiles(tables: MatchingTables, occupations: readonly number[]): FinerTileId[] {
  const values = FINER_TILES.map((_, at) =>
    occupations.map((index) => tables.tiles[index * TILE_COUNT + FIRST_TILES.length + at] ?? 0),
  );
  const separation = new Uint8Array(occupations.length ** 2);
  const chosen = new Set<number>();
  while (chosen.size < ASKED_FINER_TILE_COUNT) {
    const gains = values.map((row, at) => (chosen.has(at) ? 0 : separatePairs(row, separation)));
    const best = gains.indexOf(Math.max(...gains));
    const row = values[best];
    if (row === undefined || gains[best] === 0) break;
    chosen.add(best);
    separatePairs(row, separation, separation);
  }
  return FINER_TILES.filter((_, at) => chosen.has(at)).map(({ id }) => id);
}

/**
 * Returns by how much a tile with these values separates the pairs of occupations further than `before`, a square
 * matrix. If `after` is given, writes the new separations to it.
 */
function separatePairs(values: readonly number[], before: Uint8Array, after?: Uint8Array): number {
  let sum = 0;
  for (const [first, one] of values.entries()) {
    for (const [second, other] of values.entries()) {
      const at = first * values.length + second;
      const gain = Math.abs(one - other) - (before[at] ?? 0);
      if (gain <= 0) continue;
      sum += gain;
      if (after) after[at] = Math.abs(one - other);
    }
  }
  return sum;
}
