// Computes how similar occupations are, from 0 to 1; see "The ten" in docs/method.md.
import type { Occupation, RelatedRow } from '@bearings/career-data';
import { TILE_COUNT } from './interests.js';

/** Similarity, from 0 to 1, of an occupation to one that O*NET lists as related, by the tier of the list. */
const SIMILARITY_BY_TIER = { short: 0.9, long: 0.7, more: 0.45 } as const;
/** Similarity, from 0 to 1, of two occupations that consist of the same kinds of work (tiles). */
const SAME_TILES_SIMILARITY = 0.8;
/**
 * Two occupations of one UK unit group count as the same work if the cosine similarity of their tiles (kinds of work)
 * is above this.
 */
const MIN_SAME_WORK_COSINE = 0.5;

/** Two occupations with at least this similarity, from 0 to 1, are near-duplicates. */
export const MIN_NEAR_DUPLICATE_SIMILARITY = 0.9;

/** Returns the similarity of each occupation to each other one, as a matrix in the order of the table, row by row. */
export function computeSimilarityMatrix(
  occupations: readonly Occupation[],
  tiles: Uint8Array,
  related: readonly RelatedRow[],
): Float64Array {
  const count = occupations.length;
  const matrix = new Float64Array(count * count);
  const findTier = createTierLookup(related);
  for (const [one, first] of occupations.entries()) {
    for (const [other, second] of occupations.entries()) {
      const cosine = calculateCosine(tiles, one, other);
      const isSameGroup = first.uk.soc2020 !== null && first.uk.soc2020 === second.uk.soc2020;
      const workSimilarity = isSameGroup && cosine > MIN_SAME_WORK_COSINE ? 1 : SAME_TILES_SIMILARITY * cosine ** 2;
      const tierSimilarity = Math.max(findTier(first.code, second.code), findTier(second.code, first.code));
      matrix[one * count + other] = Math.max(workSimilarity, tierSimilarity);
    }
  }
  return matrix;
}

function createTierLookup(related: readonly RelatedRow[]): (from: string, to: string) => number {
  const similarityByPair = new Map<string, number>();
  for (const row of related) {
    for (const code of row.short) similarityByPair.set(`${row.code} ${code}`, SIMILARITY_BY_TIER.short);
    for (const code of row.long) similarityByPair.set(`${row.code} ${code}`, SIMILARITY_BY_TIER.long);
    for (const code of row.more) similarityByPair.set(`${row.code} ${code}`, SIMILARITY_BY_TIER.more);
  }
  return (from, to) => similarityByPair.get(`${from} ${to}`) ?? 0;
}

/** Returns the cosine similarity of the tiles (kinds of work) of two occupations, from 0 to 1. */
export function calculateCosine(tiles: Uint8Array, one: number, other: number): number {
  let product = 0;
  let first = 0;
  let secondIndex = 0;
  for (let at = 0; at < TILE_COUNT; at++) {
    const a = tiles[one * TILE_COUNT + at] ?? 0;
    const b = tiles[other * TILE_COUNT + at] ?? 0;
    product += a * b;
    first += a * a;
    secondIndex += b * b;
  }
  return first * secondIndex === 0 ? 0 : product / Math.sqrt(first * secondIndex);
}
