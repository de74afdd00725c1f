// Which ten of the scored occupations are shown: docs/method.md, "The ten".
import { NEAR_DUPLICATE } from './likeness.js';
import { TILE_COUNT } from './interests.js';
import { OFTEN } from './reasons.js';
import { standardDeviation } from './statistics.js';
import type { MatchingTables } from './tables.js';

export const SHOWN = 10;

/** What likeness to a chosen one costs, in standard deviations: little where something is known. */
const COST_WITH_DIRECTION = 0.15;
const COST_WITHOUT_DIRECTION = 0.6;
/** Likeness that costs nothing. */
const FREE_LIKENESS = 0.4;

/** Number of the best occupations that count as a fit. */
const FITTING = 60;
const MOST_ALSO = 2;
const MOST_LONGER = 3;

export interface Selectable {
  /** Nats, by place. */
  scores: Float64Array;
  /** Places that may be chosen. */
  open: readonly number[];
  isLong: (place: number) => boolean;
  isInMind: (place: number) => boolean;
  /** The person's degree is in another subject than the usual ones. */
  isChange: (place: number) => boolean;
  /** Places of the liked tiles among the tiles. */
  liked: readonly number[];
  /** Something is known of the person: a clear direction, or enough tiles. */
  ranked: boolean;
}

/** Returns the places of the ten, best score first. */
export function selectTen(tables: MatchingTables, given: Selectable): number[] {
  return byScore(withLiked(tables, given, selectDiverse(tables, given, SHOWN)), given.scores);
}

/**
 * Returns the chosen with one for each liked kind of work that they lack and that a fitting occupation has, in place
 * of the lowest that is needed for no other.
 */
function withLiked(
  { tiles }: MatchingTables,
  { scores, open, isLong, isInMind, isChange, liked }: Selectable,
  ten: readonly number[],
): number[] {
  const chosen = [...ten];
  const has = (place: number, tile: number) => (tiles[place * TILE_COUNT + tile] ?? 0) >= OFTEN;
  const carriers = (tile: number) => chosen.filter((place) => has(place, tile)).length;
  const fitting = byScore(open, scores)
    .slice(0, FITTING)
    .filter((place) => !isLong(place) && !isChange(place));
  for (const tile of liked) {
    const found = carriers(tile) === 0 && fitting.find((place) => has(place, tile));
    if (found === false || found === undefined) continue;
    const spare = byScore(chosen, scores).findLast(
      (place) => !isInMind(place) && liked.every((each) => !has(place, each) || carriers(each) > 1),
    );
    if (spare !== undefined) chosen.splice(chosen.indexOf(spare), 1, found);
  }
  return chosen;
}

/** Returns `count` indexes in the order of selection. Penalises similarity, for a diverse list (MMR). */
export function selectDiverse(tables: MatchingTables, given: Selectable, count: number): number[] {
  const { scores, open, isInMind, ranked } = given;
  const share = ranked ? COST_WITH_DIRECTION : COST_WITHOUT_DIRECTION;
  const cost = share * standardDeviation(scores);
  const chosen: number[] = [];
  const likeness = noLikeness(tables);
  while (chosen.length < count) {
    const rest = open.filter((place) => !chosen.includes(place));
    const best = bestOf(rest, (place) => {
      const score = scores[place] ?? -Infinity;
      return isInMind(place) ? score : score - cost * likenessCost(likeness, place);
    });
    if (best === undefined) break;
    chosen.push(best);
    addLikeness(likeness, tables, best);
  }
  return chosen;
}

/** Returns the places, best score first; equal ones in the order of the table. */
export function byScore(places: readonly number[], scores: Float64Array): number[] {
  return places.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

function bestOf(places: readonly number[], valueOf: (place: number) => number): number | undefined {
  let best: number | undefined;
  let highest = -Infinity;
  for (const place of places) {
    const value = valueOf(place);
    if (value <= highest) continue;
    highest = value;
    best = place;
  }
  return best;
}

/** The similarity of each occupation to the chosen ones, by index. */
interface LikenessToChosen {
  /** Likeness to the chosen one most alike. */
  most: Float64Array;
  /** How many of the chosen are near-duplicates of it. */
  duplicates: Uint8Array;
}

const noLikeness = ({ occupations }: MatchingTables): LikenessToChosen => ({
  most: new Float64Array(occupations.length),
  duplicates: new Uint8Array(occupations.length),
});

/** Counts a chosen one in. Comparing every place with all chosen ones again takes ten times as long. */
function addLikeness(
  { most, duplicates }: LikenessToChosen,
  tables: MatchingTables,
  chosen: number,
): void {
  for (let place = 0; place < most.length; place++) {
    const likeness = likenessOf(tables, place, chosen);
    if (likeness > (most[place] ?? 0)) most[place] = likeness;
    if (likeness >= NEAR_DUPLICATE) duplicates[place] = (duplicates[place] ?? 0) + 1;
  }
}

/** Likeness to the chosen one most alike, and once more where two chosen are near-duplicates of it. */
function likenessCost({ most, duplicates }: LikenessToChosen, place: number): number {
  const paid = (most[place] ?? 0) - FREE_LIKENESS;
  const cost = paid > 0 ? paid / (1 - FREE_LIKENESS) : 0;
  return (duplicates[place] ?? 0) >= 2 ? cost + 1 : cost;
}

function likenessOf({ likeness, occupations }: MatchingTables, one: number, other: number): number {
  return likeness[one * occupations.length + other] ?? 0;
}

/**
 * Returns up to two near-duplicates of each of the ten, in their order: no senior posts, none of the
 * ten and none twice.
 */
export function alsoOf(
  tables: MatchingTables,
  ten: readonly number[],
  { scores, open }: Pick<Selectable, 'scores' | 'open'>,
): Map<number, number[]> {
  const best = byScore(open, scores).slice(0, FITTING);
  const named = new Set(ten);
  return new Map(
    ten.map((place) => {
      const relatives = best
        .filter((other) => !named.has(other) && tables.circumstances[other]?.senior === undefined)
        .filter((other) => likenessOf(tables, place, other) >= NEAR_DUPLICATE)
        .slice(0, MOST_ALSO);
      for (const other of relatives) named.add(other);
      return [place, relatives];
    }),
  );
}

/** Returns the next three that ask for longer training than wanted, from the best of all. */
export function longerOf(
  ten: readonly number[],
  { scores, open, isLong }: Pick<Selectable, 'scores' | 'open' | 'isLong'>,
): number[] {
  return byScore(open, scores)
    .slice(0, FITTING)
    .filter((place) => isLong(place) && !ten.includes(place))
    .slice(0, MOST_LONGER);
}
