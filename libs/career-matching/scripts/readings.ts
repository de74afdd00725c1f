// Compares the ratings of kinds of work (tiles) with later readings.
import type { LOWERED_RATINGS, REPEATED_RATINGS, TileRow } from '@bearings/career-data';
import { TILES, type TileId } from '@bearings/domain';

export interface KeptCores {
  tile: TileId;
  /** Number of occupations of whose work two readings rated the tile as the core. */
  cores: number;
  /** Titles of the occupations for which a later reading did not, each with its reason. */
  lowered: { title: string; reason: string }[];
}

export function countKeptCores(rows: readonly TileRow[], loweredRatings: typeof LOWERED_RATINGS): KeptCores[] {
  return TILES.map(({ id }) => {
    const lowered = rows.flatMap(({ code, title }) => {
      const reason = loweredRatings[code]?.[id];
      return reason === undefined ? [] : [{ title, reason }];
    });
    const kept = rows.filter(({ tiles }) => tiles[id] === 3).length;
    return { tile: id, cores: kept + lowered.length, lowered };
  });
}

export interface RepeatedRating {
  tile: TileId;
  title: string;
  /** The rating in the table before the fourth reading, and that of this reading, from 0 to 3. */
  stored: number;
  read: number;
}

export function listRepeatedRatings(
  rows: readonly TileRow[],
  repeatedRatings: typeof REPEATED_RATINGS,
): RepeatedRating[] {
  return rows.flatMap(({ code, title }) =>
    TILES.flatMap(({ id }) => {
      const [stored, read] = repeatedRatings[code]?.[id] ?? [];
      return stored === undefined || read === undefined ? [] : [{ tile: id, title, stored, read }];
    }),
  );
}

export interface Agreement {
  pairs: number;
  equal: number;
  /** Cohen's kappa: agreement beyond chance, from all differences alike, and from their squares. */
  kappa: number;
  weightedKappa: number;
}

/** Returns how far two readings agree. Chance depends on the sample, in which cores are more frequent than in the table. */
export function measureAgreement(ratings: readonly RepeatedRating[]): Agreement {
  const pairs = ratings.length;
  const kappa = (cost: (stored: number, read: number) => number): number => {
    const sum = (costs: number[]): number => costs.reduce((total, each) => total + each, 0);
    const found = sum(ratings.map(({ stored, read }) => cost(stored, read))) / pairs;
    const byChance = sum(ratings.map(({ stored }) => sum(ratings.map(({ read }) => cost(stored, read))))) / pairs ** 2;
    return 1 - found / byChance;
  };
  return {
    pairs,
    equal: ratings.filter(({ stored, read }) => stored === read).length,
    kappa: kappa((stored, read) => Number(stored !== read)),
    weightedKappa: kappa((stored, read) => (stored - read) ** 2),
  };
}
