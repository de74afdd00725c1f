// Decides whether anything but the 36 statements speaks for an occupation; see "What you've done" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import type { Direction } from '@bearings/domain';
import type { Adjustment } from '../adjustments.js';
import { MIN_RANKING_TILES } from '../answers/certainty.js';
import { TILE_COUNT, type TileAnswers } from '../interests.js';
import { OFTEN_TILE_WEIGHT } from '../reasons.js';
import { getAt, type MatchingTables } from '../tables.js';
import { countUsefulSchoolSubjects } from '../training.js';
import type { ExperienceEffect } from './experience-effect.js';

/** Minimum reachability from a job at which the job speaks for an occupation. */
const MIN_BACKING_REACHABILITY = 0.25;
/**
 * Penalties, in natural-log units (nats), by the person's word, for an occupation for which only the statements speak,
 * and for one that in addition has a single liked kind of work (tile), which is often part of it but not its core.
 */
const UNBACKED_NATS: Record<Direction | 'unasked', number> = { near: -1.5, open: -1.5, new: -0.7, unasked: -0.7 };
const WEAKLY_BACKED_NATS: Record<Direction | 'unasked', number> = { near: -0.4, open: -0.4, new: 0, unasked: 0 };
/** Value of a kind of work (tile) that is the core of an occupation. */
const CORE_TILE_VALUE = 3;

interface Backed {
  circumstances: Circumstances | undefined;
  tiles: TileAnswers;
  effects: readonly ExperienceEffect[];
  adjustments: readonly Adjustment[];
}

/** Returns whether a person's jobs, marked tasks, pastimes or subjects speak for an occupation. */
export function isBackedByLife(
  tables: MatchingTables,
  { circumstances, effects, adjustments }: Omit<Backed, 'tiles'>,
  index: number,
): boolean {
  const { reachability, moreOf, pastimes } = getAt(effects, index);
  const match = getAt(adjustments, index).training.study?.match;
  return (
    reachability >= MIN_BACKING_REACHABILITY ||
    moreOf.length > 0 ||
    pastimes.length > 0 ||
    match === 'direct' ||
    match === 'related' ||
    countUsefulSchoolSubjects(getAt(tables.subjects, index), circumstances) > 0
  );
}

/**
 * Returns the penalty of each occupation, in nats, for which neither a liked kind of work nor what the person has done
 * speaks, or only one that is not its core. It is 0 for all if the person left that step out or likes too few kinds of
 * work.
 */
export function computeUnbackedNats(tables: MatchingTables, person: Backed): Float64Array {
  const liked = person.tiles.flatMap((answer, tile) => (answer > 0 ? tile : []));
  const { experience } = person.circumstances ?? {};
  const isAsked = experience !== undefined && liked.length >= MIN_RANKING_TILES;
  const word = experience?.direction ?? 'unasked';
  return Float64Array.from(tables.occupations, (_, index) => {
    if (!isAsked || isBackedByLife(tables, person, index)) return 0;
    const values = liked.flatMap((tile) => tables.tiles[index * TILE_COUNT + tile] ?? 0);
    const often = values.filter((value) => value >= OFTEN_TILE_WEIGHT);
    if (often.length === 0) return UNBACKED_NATS[word];
    return often.length > 1 || often.includes(CORE_TILE_VALUE) ? 0 : WEAKLY_BACKED_NATS[word];
  });
}
