// Finds careers that hardly differ from a job; see "What you've done" in docs/method.md.
import { calculateCosine, MIN_NEAR_DUPLICATE_SIMILARITY } from '../likeness.js';
import { getAt, type MatchingTables } from '../tables.js';

/** Near twins consist of the same kinds of work (tiles): their cosine similarity is at least this. */
const MIN_NEAR_TWIN_COSINE = 0.85;

/** Returns whether two occupations are twins: O*NET lists one among the five nearest of the other, in one minor group. */
export function areTwins({ likeness, occupations }: MatchingTables, one: number, other: number): boolean {
  const group = (at: number): string => getAt(occupations, at).code.slice(0, 5);
  const similarity = likeness[one * occupations.length + other] ?? 0;
  return one !== other && similarity >= MIN_NEAR_DUPLICATE_SIMILARITY && group(one) === group(other);
}

/** Returns whether two occupations are twins that consist of the same kinds of work. */
export function areNearTwins(tables: MatchingTables, one: number, other: number): boolean {
  return areTwins(tables, one, other) && calculateCosine(tables.tiles, one, other) >= MIN_NEAR_TWIN_COSINE;
}
