// Simulates people from a seed: their answers to 36 statements and to tiles.
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
import { randomNormal, type Random } from './random.js';

/** Standard deviation of a person's answers within one category, in steps of the answer scale. */
const ITEM_NOISE = 0.9;
/** Standard deviation in points of a "hard" person's scores around their occupation's demands. */
const PERSONAL_SPREAD = 12;
/** Standard deviation in points of levels that do not depend on an occupation. */
const LEVEL_SPREAD = 18;

/** How closely a simulated person resembles their occupation. */
export type SimulationDifficulty = 'easy' | 'hard';

/**
 * Shares of people who like or dislike a tile, by the tile's part in their own work: none, a little, often, its core.
 * They are assumed, not measured. A person likes about three tiles and dislikes about eight, with more noise if
 * "hard".
 */
const TILE_SHARES = {
  easy: { like: [0.065, 0.2, 0.5, 0.77], notForMe: [0.35, 0.22, 0.11, 0.05] },
  hard: { like: [0.08, 0.2, 0.48, 0.7], notForMe: [0.34, 0.23, 0.13, 0.07] },
} as const;

/** Returns the answers of a person with these true levels of the categories, from 0 to 100. */
export function answersAt(levels: readonly number[], random: Random): KeyedAnswers {
  return levels.map((level) => [0, 1, 2].map(() => keyedAnswer(level, random)));
}

function keyedAnswer(level: number, random: Random): number {
  const answer = Math.round(1 + level / 25 + ITEM_NOISE * randomNormal(random));
  return Math.min(5, Math.max(1, answer));
}

/** Returns the answers of a person who resembles an occupation; see {@link levelsLike}. */
export function answersLike(
  tables: MatchingTables,
  index: number,
  likeness: SimulationDifficulty,
  random: Random,
): KeyedAnswers {
  return answersAt(levelsLike(tables, index, likeness, random), random);
}

/**
 * Returns the true levels of a person who resembles an occupation. Easy: its demands, compressed to 15 to 85. Hard:
 * its demands halved towards the middle, plus random variation.
 */
export function levelsLike(
  { demands }: MatchingTables,
  index: number,
  likeness: SimulationDifficulty,
  random: Random,
): number[] {
  return CATEGORIES.map((_, at) => {
    const demand = demands[index * CATEGORIES.length + at] ?? 50;
    if (likeness === 'easy') return 15 + 0.7 * demand;
    return 50 + 0.5 * (demand - 50) + PERSONAL_SPREAD * randomNormal(random);
  });
}

/** Returns the answers of a person whose twelve true levels are equal. */
export function answersWithoutDirection(random: Random): KeyedAnswers {
  return answersAt(
    CATEGORIES.map(() => 50),
    random,
  );
}

/** Returns the answers of a person whose levels do not depend on an occupation. */
export function answersAtAnyLevel(random: Random): KeyedAnswers {
  return answersAt(
    CATEGORIES.map(() => 50 + LEVEL_SPREAD * randomNormal(random)),
    random,
  );
}

/** Returns the answers to the tiles of a person who resembles an occupation. */
export function interestsLike(
  { tiles }: MatchingTables,
  index: number,
  likeness: SimulationDifficulty,
  random: Random,
): Circumstances['interests'] {
  const shares = TILE_SHARES[likeness];
  const interests: Circumstances['interests'] = {};
  for (const [at, { id }] of TILES.entries()) {
    const value = tiles[index * TILE_COUNT + at] ?? 0;
    const like = shares.like[value] ?? 0;
    const chance = random();
    if (chance < like) interests[id] = 'like';
    else if (chance < like + (shares.notForMe[value] ?? 0)) interests[id] = 'not_for_me';
  }
  return interests;
}

/**
 * Returns random circumstances: stage, level, training and up to three deal-breakers; half of the people also have the
 * subjects and work that the stage asks for.
 */
export function randomCircumstances(
  interests: Circumstances['interests'],
  random: Random,
): Circumstances {
  const randomItem = <T>(list: readonly T[]): T => at(list, Math.floor(random() * list.length));
  const circumstances: Circumstances = {
    interests,
    stage: randomItem(STAGES).id,
    qualificationLevel: randomItem(QUALIFICATION_LEVELS),
    training: randomItem(TRAINING_TIMES).id,
  };
  // Subjects and work are optional, so every second person has them.
  const answers = random() < 0.5;
  const subjectKinds = answers ? askedSubjects(circumstances) : null;
  if (subjectKinds === 'degree') circumstances.subjects = [randomItem(SUBJECTS).id];
  if (subjectKinds === 'school') circumstances.schoolSubjects = [randomItem(SCHOOL_SUBJECTS).id];
  if (answers && asksForField(circumstances)) {
    circumstances.field = randomItem(FIELDS_OF_WORK).id;
    circumstances.fieldYears = randomItem(FIELD_YEARS).id;
  }
  const refused = new Set([0, 1, 2].map(() => randomItem(DEAL_BREAKERS).id));
  circumstances.dealBreakers = DEAL_BREAKERS.map(({ id }) => id).filter((id) => refused.has(id));
  return circumstances;
}
