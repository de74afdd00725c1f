// Scores every occupation for one person: docs/method.md, "Matching".
import type { Circumstances } from '@bearings/contracts';
import { type Direction, directionOf, ENOUGH_TILES, scoresOf } from './answers/certainty.js';
import { type Adjustment, adjustmentsFor, placesInMind } from './adjustments.js';
import { answeredTiles, interestScores, tileAnswers } from './interests.js';
import type { TileAnswers } from './interests.js';
import type { MatchInput } from './match-result.js';
import { personalityScores } from './personality.js';
import type { Selectable } from './selection.js';
import { type Availability, type Growth, growInto, isLater } from './seniority.js';
import type { MatchingTables } from './tables.js';

/** One person against all occupations; lists are by place in the table. */
export interface ScoredPerson {
  circumstances: Circumstances | undefined;
  /** Twelve, 0 to 100, unrounded. */
  scores: Float64Array;
  tiles: TileAnswers;
  direction: Direction;
  ranked: boolean;
  adjustments: readonly Adjustment[];
  availability: readonly Availability[];
  /** Places that may be shown. */
  open: readonly number[];
  inMind: readonly number[];
  growth: Growth;
  /** Prior and adjustments, in nats, by place: what another set of answers would not change. */
  base: Float64Array;
}

/** Returns the person scored against all occupations. */
export function scorePerson(
  tables: MatchingTables,
  { keyed, circumstances }: MatchInput,
): ScoredPerson {
  const scores = scoresOf(keyed);
  const tiles = tileAnswers(circumstances?.interests);
  const direction = directionOf(keyed);
  const adjustments = adjustmentsFor(tables, circumstances);
  const availability = availabilityOf(tables, adjustments, circumstances);
  const open = availability.flatMap((each, place) => (each === 'open' ? place : []));
  const base = tables.prior.map((prior, place) => prior + (adjustments[place]?.total ?? 0));
  const personality = personalityScores(tables.personality, scores);
  const interests = interestScores(tables.tiles, tiles);
  const total = base.map(
    (nats, place) => nats + (personality[place] ?? 0) + (interests[place] ?? 0),
  );
  return {
    circumstances,
    scores,
    tiles,
    direction,
    ranked: direction.clear || answeredTiles(tiles) >= ENOUGH_TILES,
    adjustments,
    availability,
    open,
    inMind: placesInMind(tables, circumstances),
    growth: growInto(tables, total, availability),
    base,
  };
}

function availabilityOf(
  tables: MatchingTables,
  adjustments: readonly Adjustment[],
  circumstances: Circumstances | undefined,
): Availability[] {
  return adjustments.map(({ excludedBy, isFieldLeftOut }, place) => {
    if (excludedBy.length > 0 || isFieldLeftOut) return 'excluded';
    return isLater(tables, place, circumstances) ? 'later' : 'open';
  });
}

/** Returns what the ten are selected from. */
export function selectableOf(person: ScoredPerson): Selectable {
  return {
    scores: person.growth.lifted,
    open: person.open,
    isLong: (place) => person.adjustments[place]?.long ?? false,
    isInMind: (place) => person.inMind.includes(place),
    isChange: (place) => person.adjustments[place]?.training.study?.match === 'other',
    liked: person.tiles.flatMap((answer, tile) => (answer === 1 ? tile : [])),
    ranked: person.ranked,
  };
}
