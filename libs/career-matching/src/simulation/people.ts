// Simulates people from a seed: their answers to the 36 statements and to kinds of work (tiles).
import type { Circumstances } from '@bearings/contracts';
import {
  chooseAskedSubjectKind,
  isAskedForFieldOfWork,
  CATEGORIES,
  DEAL_BREAKERS,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  FIRST_TILES,
  QUALIFICATION_LEVELS,
  SCHOOL_SUBJECTS,
  STAGES,
  SUBJECTS,
  type TileId,
  TILES,
  TRAINING_TIMES,
} from '@bearings/domain';
import type { AnswersByCategory } from '../answers/certainty.js';
import { TILE_COUNT } from '../interests.js';
import { getAt, type MatchingTables } from '../tables.js';
import { randomNormal, type Random } from './random.js';

/** Standard deviation of a person's answers within a category, in steps of the answer scale. */
const ITEM_NOISE_SD = 0.9;
/** Standard deviation, in points, of the scores of a person of difficulty "hard" around their occupation's demands. */
const HARD_PERSON_SD_POINTS = 12;
/** Standard deviation, in points, of a person's true levels in the twelve categories if they resemble no occupation. */
const RANDOM_LEVEL_SD_POINTS = 18;

/** How easily matching finds a simulated person's occupation: an "easy" person resembles it closely. */
export type SimulationDifficulty = 'easy' | 'hard';

/**
 * Shares of people who like or dislike a kind of work (tile), by how much of their own occupation
 * it is: none, a little, often, its core. The shares are assumed, not measured. A person likes
 * about three kinds and dislikes about eight; a "hard" person answers more randomly.
 */
const TILE_ANSWER_SHARES = {
  easy: { like: [0.065, 0.2, 0.5, 0.77], notForMe: [0.35, 0.22, 0.11, 0.05] },
  hard: { like: [0.08, 0.2, 0.48, 0.7], notForMe: [0.34, 0.23, 0.13, 0.07] },
} as const;

/** Returns the answers of a person whose true level in each category is given, from 0 to 100. */
export function simulateAnswers(levels: readonly number[], random: Random): AnswersByCategory {
  return levels.map((level) => [0, 1, 2].map(() => simulateAnswer(level, random)));
}

function simulateAnswer(level: number, random: Random): number {
  const answer = Math.round(1 + level / 25 + ITEM_NOISE_SD * randomNormal(random));
  return Math.min(5, Math.max(1, answer));
}

/** Returns the answers of a person who resembles an occupation; see {@link simulateLevelsLike}. */
export function simulateAnswersLike(
  tables: MatchingTables,
  index: number,
  likeness: SimulationDifficulty,
  random: Random,
): AnswersByCategory {
  return simulateAnswers(simulateLevelsLike(tables, index, likeness, random), random);
}

/**
 * Returns a person's true level in each category. An "easy" person has their occupation's demands, compressed to 15 to
 * 85. A "hard" person has the demands halved towards the middle, plus random variation.
 */
export function simulateLevelsLike(
  { demands }: MatchingTables,
  index: number,
  likeness: SimulationDifficulty,
  random: Random,
): number[] {
  return CATEGORIES.map((_, at) => {
    const demand = demands[index * CATEGORIES.length + at] ?? 50;
    if (likeness === 'easy') return 15 + 0.7 * demand;
    return 50 + 0.5 * (demand - 50) + HARD_PERSON_SD_POINTS * randomNormal(random);
  });
}

/** Returns the answers of a person whose true levels in the twelve categories are equal. */
export function simulateAnswersWithoutDirection(random: Random): AnswersByCategory {
  return simulateAnswers(
    CATEGORIES.map(() => 50),
    random,
  );
}

/** Returns the answers of a person whose true level in each category is random, so that they resemble no occupation. */
export function simulateAnswersAtAnyLevel(random: Random): AnswersByCategory {
  return simulateAnswers(
    CATEGORIES.map(() => 50 + RANDOM_LEVEL_SD_POINTS * randomNormal(random)),
    random,
  );
}

/** Returns the answers to the asked kinds of work (tiles) of a person who resembles an occupation. */
export function simulateInterestsLike(
  { tiles }: MatchingTables,
  index: number,
  likeness: SimulationDifficulty,
  random: Random,
  asked: readonly TileId[] = FIRST_TILES.map(({ id }) => id),
): Circumstances['interests'] {
  const shares = TILE_ANSWER_SHARES[likeness];
  const interests: Circumstances['interests'] = {};
  for (const [at, { id }] of TILES.entries()) {
    if (!asked.includes(id)) continue;
    const value = tiles[index * TILE_COUNT + at] ?? 0;
    const likeShare = shares.like[value] ?? 0;
    const chance = random();
    if (chance < likeShare) interests[id] = 'like';
    else if (chance < likeShare + (shares.notForMe[value] ?? 0)) interests[id] = 'not_for_me';
  }
  return interests;
}

/**
 * Returns random circumstances: stage, qualification, accepted training and up to three deal-breakers. Half of the
 * people also state their subjects or field of work, whichever the assessment asks at their stage.
 */
export function simulateCircumstances(interests: Circumstances['interests'], random: Random): Circumstances {
  const randomItem = <T>(list: readonly T[]): T => getAt(list, Math.floor(random() * list.length));
  const circumstances: Circumstances = {
    interests,
    stage: randomItem(STAGES).id,
    qualificationLevel: randomItem(QUALIFICATION_LEVELS),
    training: randomItem(TRAINING_TIMES).id,
  };
  // Subjects and field of work are optional, so about half of the people state them.
  const answers = random() < 0.5;
  const subjectKinds = answers ? chooseAskedSubjectKind(circumstances) : null;
  if (subjectKinds === 'degree') circumstances.subjects = [randomItem(SUBJECTS).id];
  if (subjectKinds === 'school') circumstances.schoolSubjects = [randomItem(SCHOOL_SUBJECTS).id];
  if (answers && isAskedForFieldOfWork(circumstances)) {
    circumstances.field = randomItem(FIELDS_OF_WORK).id;
    circumstances.fieldYears = randomItem(FIELD_YEARS).id;
  }
  const refusedBreakers = new Set([0, 1, 2].map(() => randomItem(DEAL_BREAKERS).id));
  circumstances.dealBreakers = DEAL_BREAKERS.map(({ id }) => id).filter((id) => refusedBreakers.has(id));
  return circumstances;
}
