// Finds careers with the same wish as a job that the person named; see "Jobs in mind" in docs/method.md.
import { calculateCosine } from './likeness.js';
import { TILE_COUNT } from './interests.js';
import { OFTEN_TILE_WEIGHT } from './reasons.js';
import { sortByScore } from './selection.js';
import type { MatchingTables } from './tables.js';

export const MAX_RELATED_CAREERS = 3;
/** Careers with the same wish consist of similar kinds of work (tiles): their cosine similarity is at least this. */
const MIN_RELATED_COSINE = 0.5;

/**
 * Returns the indexes of at most three careers, best fit first, that are similar to a job in their kinds of work. If fewer
 * are, the most similar ones that share a kind of work follow.
 */
export function listRelatedCareers(
  tables: MatchingTables,
  job: number,
  candidates: readonly number[],
  scores: Float64Array,
): number[] {
  const sharing = candidates.filter((index) => listSharedTiles(tables, job, index).length > 0);
  const cosineOf = (index: number): number => calculateCosine(tables.tiles, job, index);
  const similar = sharing.filter((index) => cosineOf(index) >= MIN_RELATED_COSINE);
  const others = sharing.toSorted((a, b) => cosineOf(b) - cosineOf(a) || a - b);
  return [...new Set([...sortByScore(similar, scores), ...others])].slice(0, MAX_RELATED_CAREERS);
}

/** Returns the indexes of the kinds of work (tiles) that are often part of both occupations. */
export function listSharedTiles({ tiles }: MatchingTables, one: number, other: number): number[] {
  const isOften = (index: number, tile: number): boolean =>
    (tiles[index * TILE_COUNT + tile] ?? 0) >= OFTEN_TILE_WEIGHT;
  return Array.from({ length: TILE_COUNT }, (_, tile) => tile).filter(
    (tile) => isOften(one, tile) && isOften(other, tile),
  );
}
