// Selects the ten recommended occupations; see "The ten" in docs/method.md.
import { MIN_NEAR_DUPLICATE_SIMILARITY } from './likeness.js';
import { TILE_COUNT } from './interests.js';
import { OFTEN_TILE_WEIGHT } from './reasons.js';
import { standardDeviation } from './statistics.js';
import { getAt, type MatchingTables } from './tables.js';

export const RECOMMENDED_COUNT = 10;

/**
 * Penalty for being similar to a selected occupation, in standard deviations of the scores. The first value applies if
 * careers are ranked, the second if they are not.
 */
const SIMILARITY_COST_IF_RANKED = 0.15;
const SIMILARITY_COST_IF_UNRANKED = 0.6;
/** Similarity to a selected occupation, from 0 to 1, up to which there is no penalty. */
const MAX_UNPENALISED_SIMILARITY = 0.4;

/** Only the occupations with the best scores, up to this rank, can be added as a similar career. */
const MAX_FITTING_RANK = 60;
/** The same for one that is added for a liked kind of work. Lower, because one liked kind must not carry a career. */
const MAX_LIKED_TILE_RANK = 25;
/** The same for one that is added because it is better than the present job in what the person wants to change. */
const MAX_BETTER_RANK = 25;
const MAX_SIMILAR_CAREERS = 2;
const MAX_OVER_LIMIT_CAREERS = 2;

/** What the selection of the ten careers needs to know about a person. */
export interface SelectionInput {
  /** Score of each occupation by index, in natural-log units (nats). */
  scores: Float64Array;
  /** Indexes of the occupations that may be selected. */
  open: readonly number[];
  isInMind: (index: number) => boolean;
  /** Returns whether the occupation lacks what the person asks of a job. */
  isLacking: (index: number) => boolean;
  /** Returns whether the occupation is known to be better than the present job in something that the person wants to change. */
  isBetter: (index: number) => boolean;
  /** Number of such occupations among the ten, if as many fit; 0 if the person wants no change. */
  betterCount: number;
  /**
   * Returns whether the person would change subject: the occupation has usual degree subjects, and none of the person's
   * degree subjects is one of them or related to them.
   */
  isChange: (index: number) => boolean;
  /** Returns whether the occupation is below the level of the person's jobs. */
  isBelowLevel: (index: number) => boolean;
  /** Indexes of the liked kinds of work (tiles). */
  liked: readonly number[];
  /** True if the twelve scores differ by more than chance, or enough kinds of work are marked. */
  ranked: boolean;
}

/** Returns the indexes of the ten recommended occupations, best score first, those that lack something last. */
export function selectRecommended(tables: MatchingTables, given: SelectionInput): number[] {
  const selected = withLikedTiles(tables, given, selectDiverse(tables, given, RECOMMENDED_COUNT, given.betterCount));
  return putLackingLast(sortByScore(selected, given.scores), given);
}

/** Moves the occupations that lack what the person asks of a job behind the others, and keeps the order otherwise. */
export function putLackingLast(indexes: readonly number[], { isLacking }: Pick<SelectionInput, 'isLacking'>): number[] {
  return indexes.toSorted((a, b) => Number(isLacking(a)) - Number(isLacking(b)));
}

/**
 * Adds a fitting occupation for each liked kind of work (tile) that is part of no selected occupation. The added
 * occupation replaces the lowest-scoring one that is not needed for another liked kind of work.
 */
function withLikedTiles(
  tables: MatchingTables,
  { scores, open, isInMind, isLacking, isBetter, betterCount, isChange, isBelowLevel, liked }: SelectionInput,
  ten: readonly number[],
): number[] {
  const chosenIndexes = [...ten];
  const carriers = (tile: number) => chosenIndexes.filter((index) => isTileOften(tables, index, tile)).length;
  const fittingIndexes = sortByScore(open, scores)
    .slice(0, MAX_LIKED_TILE_RANK)
    .filter((index) => !isChange(index) && !isLacking(index) && !isBelowLevel(index));
  for (const tile of liked) {
    const found = carriers(tile) === 0 && fittingIndexes.find((index) => isTileOften(tables, index, tile));
    if (found === false || found === undefined) continue;
    const isBetterSpare = isBetter(found) || chosenIndexes.filter(isBetter).length > betterCount;
    const spare = sortByScore(chosenIndexes, scores).findLast(
      (index) =>
        !isInMind(index) &&
        (isBetterSpare || !isBetter(index)) &&
        liked.every((each) => !isTileOften(tables, index, each) || carriers(each) > 1),
    );
    if (spare !== undefined) chosenIndexes.splice(chosenIndexes.indexOf(spare), 1, found);
  }
  return chosenIndexes;
}

/**
 * Returns the indexes of `count` occupations in the order of selection. Each is the best after a penalty for similarity
 * to those selected before, so that the list is diverse (maximal marginal relevance). Those that lack what the person asks
 * of a job follow only when no other is left, unless the person named them. The last places are kept for occupations that
 * fit and are better in what the person wants to change, until `betterCount` of them are chosen.
 */
export function selectDiverse(tables: MatchingTables, given: SelectionInput, count: number, betterCount = 0): number[] {
  const { scores, open, isInMind, isLacking, isBetter, ranked } = given;
  const share = ranked ? SIMILARITY_COST_IF_RANKED : SIMILARITY_COST_IF_UNRANKED;
  const cost = share * standardDeviation(scores);
  const chosenIndexes: number[] = [];
  const similarity = createSimilarityTracker(tables);
  const fittingIndexes = sortByScore(
    open.filter((index) => !isLacking(index)),
    scores,
  ).slice(0, MAX_BETTER_RANK);
  while (chosenIndexes.length < count) {
    const otherIndexes = open.filter((index) => !chosenIndexes.includes(index));
    const firstIndexes = otherIndexes.filter((index) => isInMind(index) || !isLacking(index));
    const isKept = count - chosenIndexes.length <= betterCount - chosenIndexes.filter(isBetter).length;
    const keptIndexes = isKept
      ? fittingIndexes.filter((index) => isBetter(index) && !chosenIndexes.includes(index))
      : [];
    const [bestChoice = otherIndexes] = [keptIndexes, firstIndexes].filter((indexes) => indexes.length > 0);
    const bestIndex = findBest(bestChoice, (index) => {
      const score = scores[index] ?? -Infinity;
      return isInMind(index) ? score : score - cost * computeSimilarityCost(similarity, index);
    });
    if (bestIndex === undefined) break;
    chosenIndexes.push(bestIndex);
    addSimilarities(similarity, tables, bestIndex);
  }
  return chosenIndexes;
}

/** Sorts indexes by score, best first. Equal scores keep the order of the table. */
export function sortByScore(indexes: readonly number[], scores: Float64Array): number[] {
  return indexes.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

function findBest(indexes: readonly number[], valueOf: (index: number) => number): number | undefined {
  let bestIndex: number | undefined;
  let highest = -Infinity;
  for (const index of indexes) {
    const value = valueOf(index);
    if (value <= highest) continue;
    highest = value;
    bestIndex = index;
  }
  return bestIndex;
}

/** How similar each occupation is to those selected so far, by index. */
interface SimilarityToChosen {
  /** For each occupation, its similarity to the most similar selected one. */
  most: Float64Array;
  /** For each occupation, the number of selected occupations that are very similar to it (near-duplicates). */
  duplicates: Uint8Array;
}

const createSimilarityTracker = ({ occupations }: MatchingTables): SimilarityToChosen => ({
  most: new Float64Array(occupations.length),
  duplicates: new Uint8Array(occupations.length),
});

/**
 * Updates the similarities after one occupation was selected. Comparing every occupation with all selected ones again
 * would take ten times as long.
 */
function addSimilarities({ most, duplicates }: SimilarityToChosen, tables: MatchingTables, chosen: number): void {
  for (let index = 0; index < most.length; index++) {
    const pairSimilarity = getSimilarity(tables, index, chosen);
    if (pairSimilarity > (most[index] ?? 0)) most[index] = pairSimilarity;
    if (pairSimilarity >= MIN_NEAR_DUPLICATE_SIMILARITY) duplicates[index] = (duplicates[index] ?? 0) + 1;
  }
}

/**
 * Returns the penalty of an occupation for being similar to selected ones. It is 0 up to a similarity of
 * `MAX_UNPENALISED_SIMILARITY` to the most similar of them, and rises to 1 for a similarity of 1. It is higher by 1 if
 * two near-duplicates of the occupation are selected already.
 */
function computeSimilarityCost({ most, duplicates }: SimilarityToChosen, index: number): number {
  const countedSimilarity = (most[index] ?? 0) - MAX_UNPENALISED_SIMILARITY;
  const cost = countedSimilarity > 0 ? countedSimilarity / (1 - MAX_UNPENALISED_SIMILARITY) : 0;
  return (duplicates[index] ?? 0) >= 2 ? cost + 1 : cost;
}

function getSimilarity({ likeness, occupations }: MatchingTables, one: number, other: number): number {
  return likeness[one * occupations.length + other] ?? 0;
}

/** Returns whether a kind of work (tile) is often part of an occupation. */
function isTileOften({ tiles }: MatchingTables, index: number, tile: number): boolean {
  return (tiles[index * TILE_COUNT + tile] ?? 0) >= OFTEN_TILE_WEIGHT;
}

/** Returns whether two occupations share a field, or one kind of work is often part of both. */
function isSharingWork(tables: MatchingTables, one: number, other: number): boolean {
  const field = (index: number) => getAt(tables.occupations, index).code.slice(0, 2);
  if (field(one) === field(other)) return true;
  return Array.from({ length: TILE_COUNT }, (_, tile) => tile).some((tile) =>
    [one, other].every((index) => isTileOften(tables, index, tile)),
  );
}

/**
 * Returns up to two very similar occupations for each of the ten recommended ones. Senior posts and
 * the ten themselves are left out, and no occupation appears twice.
 */
export function listSimilarCareers(
  tables: MatchingTables,
  ten: readonly number[],
  { scores, open }: Pick<SelectionInput, 'scores' | 'open'>,
): Map<number, number[]> {
  const bestIndexes = sortByScore(open, scores).slice(0, MAX_FITTING_RANK);
  const recommendedSet = new Set(ten);
  return new Map(
    ten.map((index) => {
      const relatedIndexes = bestIndexes
        .filter((other) => !recommendedSet.has(other) && tables.circumstances[other]?.senior === undefined)
        .filter((other) => getSimilarity(tables, index, other) >= MIN_NEAR_DUPLICATE_SIMILARITY)
        .filter((other) => isSharingWork(tables, index, other))
        .slice(0, MAX_SIMILAR_CAREERS);
      for (const other of relatedIndexes) recommendedSet.add(other);
      return [index, relatedIndexes];
    }),
  );
}

/** What the choice of careers beyond the training limit needs to know about a person. */
interface OverLimitInput {
  scores: Float64Array;
  /** Indexes of the open occupations that require longer training than the person accepts. */
  overLimit: readonly number[];
  isInMind: (index: number) => boolean;
  isRealMove: (index: number) => boolean;
}

/**
 * Returns at most two careers that require longer training than the person accepts: first jobs that the person named,
 * then those that people of the person's job really enter, then those that fit better than one of the ten.
 */
export function listOverLimitCareers(
  ten: readonly number[],
  { scores, overLimit, isInMind, isRealMove }: OverLimitInput,
): number[] {
  const lowest = Math.min(...ten.map((index) => scores[index] ?? -Infinity));
  const sortedIndexes = sortByScore(overLimit, scores);
  const better = sortedIndexes.filter((index) => (scores[index] ?? -Infinity) > lowest);
  const chosen = new Set([
    ...sortedIndexes.filter(isInMind),
    ...better.filter((index) => isRealMove(index)),
    ...better,
  ]);
  return [...chosen].slice(0, MAX_OVER_LIMIT_CAREERS);
}
