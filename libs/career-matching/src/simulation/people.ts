// Simulated people, from a seed: answers to 36 statements and to tiles.
import {
  askedSubjects,
  asksForField,
  CATEGORIES,
  type Circumstances,
  DEAL_BREAKERS,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  QUALIFICATION_LEVELS,
  SCHOOL_SUBJECTS,
  STAGES,
  SUBJECTS,
  TILES,
  TRAINING_TIMES,
} from '@bearings/contracts';
import type { KeyedAnswers } from '../answers/certainty.js';
import { TILE_COUNT } from '../interests.js';
import { at, type MatchingTables } from '../tables.js';
import { normal, type Random } from './random.js';

/** Standard deviation of what one person answers to statements of one category, in scale steps. */
const ITEM_NOISE = 0.9;
/** Standard deviation of a person around their occupation, in points, where it is hard. */
const PERSONAL_SPREAD = 12;
/** The same for levels that are independent of any occupation. */
const LEVEL_SPREAD = 18;

/** How a person resembles the occupation that they were made after. */
export type Likeness = 'easy' | 'hard';

/**
 * Assumed shares of people who like a tile, or say that it is not for them, by how far the tile is
 * their own work: not, a little, often, its centre. They are assumed, not measured: a person likes
 * about three tiles and refuses about eight, with more noise where it is hard.
 */
const TILE_SHARES = {
  easy: { like: [0.065, 0.2, 0.5, 0.77], notForMe: [0.35, 0.22, 0.11, 0.05] },
  hard: { like: [0.08, 0.2, 0.48, 0.7], notForMe: [0.34, 0.23, 0.13, 0.07] },
} as const;

/** Returns answers of a person whose categories truly have these levels, 0 to 100. */
export function answersAt(levels: readonly number[], random: Random): KeyedAnswers {
  return levels.map((level) => [0, 1, 2].map(() => keyedAnswer(level, random)));
}

function keyedAnswer(level: number, random: Random): number {
  const answer = Math.round(1 + level / 25 + ITEM_NOISE * normal(random));
  return Math.min(5, Math.max(1, answer));
}

/** Returns answers of a person made after an occupation; see {@link levelsLike}. */
export function answersLike(
  tables: MatchingTables,
  place: number,
  likeness: Likeness,
  random: Random,
): KeyedAnswers {
  return answersAt(levelsLike(tables, place, likeness, random), random);
}

/**
 * Returns the true levels of a person made after an occupation. Easy: its demands, compressed to 15 to 85. Hard: its
 * demands halved towards the middle, and the person's own spread around them.
 */
export function levelsLike(
  { demands }: MatchingTables,
  place: number,
  likeness: Likeness,
  random: Random,
): number[] {
  return CATEGORIES.map((_, at) => {
    const demand = demands[place * CATEGORIES.length + at] ?? 50;
    if (likeness === 'easy') return 15 + 0.7 * demand;
    return 50 + 0.5 * (demand - 50) + PERSONAL_SPREAD * normal(random);
  });
}

/** Returns answers of a person whose twelve categories are truly equal. */
export function answersWithoutDirection(random: Random): KeyedAnswers {
  return answersAt(
    CATEGORIES.map(() => 50),
    random,
  );
}

/** Returns answers of a person whose levels are independent of any occupation. */
export function answersAtAnyLevel(random: Random): KeyedAnswers {
  return answersAt(
    CATEGORIES.map(() => 50 + LEVEL_SPREAD * normal(random)),
    random,
  );
}

/** Returns a person's answers to the tiles, made after an occupation. */
export function interestsLike(
  { tiles }: MatchingTables,
  place: number,
  likeness: Likeness,
  random: Random,
): Circumstances['interests'] {
  const shares = TILE_SHARES[likeness];
  const interests: Circumstances['interests'] = {};
  for (const [at, { id }] of TILES.entries()) {
    const value = tiles[place * TILE_COUNT + at] ?? 0;
    const like = shares.like[value] ?? 0;
    const chance = random();
    if (chance < like) interests[id] = 'like';
    else if (chance < like + (shares.notForMe[value] ?? 0)) interests[id] = 'not_for_me';
  }
  return interests;
}

/**
 * Returns random circumstances: stage, level, training, up to three deal-breakers, and where they answered it, what
 * is asked at that stage of subjects and work.
 */
export function randomCircumstances(
  interests: Circumstances['interests'],
  random: Random,
): Circumstances {
  const one = <T>(list: readonly T[]): T => at(list, Math.floor(random() * list.length));
  const circumstances: Circumstances = {
    interests,
    stage: one(STAGES).id,
    qualificationLevel: one(QUALIFICATION_LEVELS),
    training: one(TRAINING_TIMES).id,
  };
  // Subjects and work are optional, so every second person states them.
  const answers = random() < 0.5;
  const asked = answers ? askedSubjects(circumstances) : null;
  if (asked === 'degree') circumstances.subjects = [one(SUBJECTS).id];
  if (asked === 'school') circumstances.schoolSubjects = [one(SCHOOL_SUBJECTS).id];
  if (answers && asksForField(circumstances)) {
    circumstances.field = one(FIELDS_OF_WORK).id;
    circumstances.fieldYears = one(FIELD_YEARS).id;
  }
  const refused = new Set([0, 1, 2].map(() => one(DEAL_BREAKERS).id));
  circumstances.dealBreakers = DEAL_BREAKERS.map(({ id }) => id).filter((id) => refused.has(id));
  return circumstances;
}
