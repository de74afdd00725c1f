// Which ten of the scored occupations are shown: docs/method.md, "The ten".
import { NEAR_DUPLICATE } from './likeness.js';
import { standardDeviation } from './statistics.js';
import type { MatchingTables } from './tables.js';

export const SHOWN = 10;
const MOST_LONG = 3;

/** What likeness to a chosen one costs, in standard deviations: little where something is known. */
const COST_WITH_DIRECTION = 0.15;
const COST_WITHOUT_DIRECTION = 0.6;
/** Likeness that costs nothing. */
const FREE_LIKENESS = 0.4;

/** Relatives of a chosen occupation are named from the best of all. */
const ALSO_FROM_BEST = 40;
const MOST_ALSO = 2;

export interface Selectable {
  /** Nats, by place. */
  scores: Float64Array;
  /** Places that may be chosen. */
  open: readonly number[];
  isLong: (place: number) => boolean;
  isInMind: (place: number) => boolean;
  /** Something is known of the person: a clear direction, or enough tiles. */
  ranked: boolean;
}

/** Returns the places of the ten, best score first. */
export function selectTen(tables: MatchingTables, given: Selectable): number[] {
  return byScore(selectDiverse(tables, given, SHOWN), given.scores);
}

/** Returns so many places in the order of their selection. Likeness is paid for, so that they differ. */
export function selectDiverse(tables: MatchingTables, given: Selectable, count: number): number[] {
  const { scores, open, isLong, isInMind, ranked } = given;
  const share = ranked ? COST_WITH_DIRECTION : COST_WITHOUT_DIRECTION;
  const cost = share * standardDeviation(scores);
  const chosen: number[] = [];
  const likeness = noLikeness(tables);
  while (chosen.length < count) {
    const longFull = chosen.filter(isLong).length >= MOST_LONG;
    const rest = open.filter((place) => !chosen.includes(place) && !(longFull && isLong(place)));
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

/** How alike each occupation is to the chosen ones, by place. */
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
  const best = byScore(open, scores).slice(0, ALSO_FROM_BEST);
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
    .slice(0, ALSO_FROM_BEST)
    .filter((place) => isLong(place) && !ten.includes(place))
    .slice(0, MOST_LONG);
}
