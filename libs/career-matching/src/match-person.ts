// Scores every occupation for one person; see "Matching" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import { UK } from '@bearings/domain';
import { type ScoreDirection, measureDirection, MIN_RANKING_TILES, toScores } from './answers/certainty.js';
import { type Adjustment, computeAdjustments, findIndexesInMind } from './adjustments.js';
import { computeUnbackedNats } from './experience/backing.js';
import { type ExperienceEffect, measureExperience } from './experience/experience-effect.js';
import { countAnsweredTiles, computeInterestScores, toTileAnswers } from './interests.js';
import type { TileAnswers } from './interests.js';
import type { MatchInput } from './match-result.js';
import { computePersonalityScores } from './personality.js';
import type { SelectionInput } from './selection.js';
import { computeSortingNats } from './sorting.js';
import { type Availability, type LaterPosts, attachLaterPosts, isTooSenior } from './seniority.js';
import type { MatchingTables } from './tables.js';

/**
 * A person's scores, and how well each occupation fits the person. Lists of occupations have the order of the table.
 */
export interface ScoredPerson {
  circumstances: Circumstances | undefined;
  /** The person's twelve unrounded scores, from 0 to 100. */
  scores: Float64Array;
  tiles: TileAnswers;
  direction: ScoreDirection;
  ranked: boolean;
  adjustments: readonly Adjustment[];
  /** What the jobs, tasks and pastimes of the person do to each occupation. */
  effects: readonly ExperienceEffect[];
  /** Penalty of each occupation, in nats, for which only the statements speak. */
  unbackedNats: Float64Array;
  availability: readonly Availability[];
  /** Indexes of the occupations that are open to the person. */
  open: readonly number[];
  /** Indexes of those among them that may be recommended: they require no longer training than the person accepts. */
  withinLimit: readonly number[];
  inMind: readonly number[];
  growth: LaterPosts;
  /** Each occupation's personality score in nats, by index. */
  personality: Float64Array;
  /**
   * The part of each occupation's score, by index and in natural-log units (nats), that depends neither on the
   * statements nor on the kinds of work (tiles). It is the sum of the prior, which is the same for everyone, the
   * adjustments to the person's circumstances, and how the person sorted the long list.
   */
  base: Float64Array;
}

/** Scores every occupation for one person. */
export function scorePerson(tables: MatchingTables, input: MatchInput): ScoredPerson {
  const { keyed, circumstances, country = UK } = input;
  const scores = toScores(keyed);
  const tiles = toTileAnswers(circumstances?.interests);
  const direction = measureDirection(keyed);
  const effects = measureExperience(tables, circumstances, tiles, country);
  const jobAdjustments = computeAdjustments(tables, input, effects);
  const availability = listAvailability(tables, jobAdjustments, effects, circumstances);
  const openIndexes = availability.flatMap((each, index) => (each === 'open' ? index : []));
  const sorting = computeSortingNats(tables, circumstances?.sorted);
  const unbackedNats = computeUnbackedNats(tables, { circumstances, tiles, effects, adjustments: jobAdjustments });
  const base = tables.prior.map(
    (prior, index) => prior + (jobAdjustments[index]?.total ?? 0) + (unbackedNats[index] ?? 0) + (sorting[index] ?? 0),
  );
  const personality = computePersonalityScores(tables.personality, scores);
  const interests = computeInterestScores(tables.tiles, tiles);
  const total = base.map((nats, index) => nats + (personality[index] ?? 0) + (interests[index] ?? 0));
  return {
    circumstances,
    scores,
    tiles,
    direction,
    ranked: direction.clear || countAnsweredTiles(tiles) >= MIN_RANKING_TILES,
    adjustments: jobAdjustments,
    effects,
    unbackedNats,
    availability,
    open: openIndexes,
    withinLimit: openIndexes.filter((index) => jobAdjustments[index]?.exceedsTraining === false),
    inMind: findIndexesInMind(tables, circumstances),
    growth: attachLaterPosts(tables, total, availability),
    personality,
    base,
  };
}

function listAvailability(
  tables: MatchingTables,
  adjustments: readonly Adjustment[],
  effects: readonly ExperienceEffect[],
  circumstances: Circumstances | undefined,
): Availability[] {
  return adjustments.map(({ excludedBy, isLeftOut }, index) => {
    if (excludedBy.length > 0 || isLeftOut || effects[index]?.ownJob) return 'excluded';
    return isTooSenior(tables, index, circumstances) ? 'later' : 'open';
  });
}

/** Returns the data about a scored person from which the ten careers are selected. */
export function toSelectionInput(person: ScoredPerson): SelectionInput {
  return {
    scores: person.growth.adjustedScores,
    open: person.withinLimit,
    isInMind: (index) => person.inMind.includes(index),
    isLacking: (index) => person.adjustments[index]?.isLacking === true,
    isBetter: (index) => person.effects[index]?.isBetter === true,
    betterCount: countWantedBetter(person.circumstances),
    isChange: (index) => person.adjustments[index]?.training.study?.match === 'other',
    isBelowLevel: (index) => person.effects[index]?.isBelowLevel === true,
    liked: person.tiles.flatMap((answer, tile) => (answer === 1 ? tile : [])),
    ranked: person.ranked,
  };
}

/** Number of the ten that are better than the present job in something that the person wants to change, if there are as many. */
const BETTER_COUNT = { near: 2, open: 4, new: 4, unasked: 4 } as const;

function countWantedBetter(circumstances: Circumstances | undefined): number {
  const { changes = [], direction = 'unasked' } = circumstances?.experience ?? {};
  return changes.length === 0 ? 0 : BETTER_COUNT[direction];
}
