// Computes stability: how often an occupation would be among the best ten if the person retook the assessment.
import { RESAMPLING_BLANKS, RESAMPLING_DEVIATES } from '@bearings/career-data';
import type { Adjustment } from './adjustments.js';
import { computeInterestScores, computeInterestScoresWithout, type TileAnswers } from './interests.js';
import { computePersonalityScores } from './personality.js';
import { RECOMMENDED_COUNT } from './selection.js';
import { mean } from './statistics.js';
import type { MatchingTables } from './tables.js';

export const RESIMULATION_COUNT = RESAMPLING_BLANKS.length;

/** Share of a score's distance from the person's mean that a re-simulation keeps. It is the reliability of a score. */
const SCORE_RELIABILITY = 0.58;
/** Standard deviation, in points, of the random noise that a re-simulation adds to each score. */
const NOISE_SD_POINTS = 16;

export interface ResamplingInput {
  scores: Float64Array;
  tiles: TileAnswers;
  /**
   * The part of each occupation's score, by index and in natural-log units (nats), that is the same in every
   * re-simulation; see `ScoredPerson`.
   */
  base: Float64Array;
  /**
   * Indexes of the open occupations, and of those among them that may be recommended: the others require longer training
   * than the person accepts.
   */
  open: readonly number[];
  withinLimit: readonly number[];
  /** What is known of each occupation for the person: those that lack what they ask of a job come after the others. */
  adjustments: readonly Pick<Adjustment, 'isLacking'>[];
}

/**
 * Returns, by index, the share of 200 re-simulations in which each open occupation is among the best ten of those that
 * may be recommended, or would be if it might. Their random numbers are fixed, so the same input gives the same result.
 */
export function measureStability(tables: MatchingTables, person: ResamplingInput): Float64Array {
  const counts = new Float64Array(tables.occupations.length);
  const isLacking = (index: number): boolean => person.adjustments[index]?.isLacking === true;
  const first = person.withinLimit.filter((index) => !isLacking(index));
  const last = person.withinLimit.filter(isLacking);
  // Those that lack something have the places that the others leave. Without one, they are compared with the ten.
  const places = RECOMMENDED_COUNT - first.length;
  const centre = mean(person.scores);
  const allInterests = computeInterestScores(tables.tiles, person.tiles);
  for (let round = 0; round < RESIMULATION_COUNT; round++) {
    const personality = computePersonalityScores(tables.personality, resampleScores(person.scores, centre, round));
    const blankFlags = RESAMPLING_BLANKS[round] ?? '';
    const interests = computeInterestScoresWithout(
      tables.tiles,
      person.tiles,
      allInterests,
      (at) => blankFlags[at] === '1',
    );
    for (let index = 0; index < counts.length; index++) {
      personality[index] = (personality[index] ?? 0) + (interests[index] ?? 0) + (person.base[index] ?? 0);
    }
    const tenth = findLowestOfBest(personality, first, RECOMMENDED_COUNT);
    const lastPlace = places > 0 ? findLowestOfBest(personality, last, places) : tenth;
    for (const index of person.open) {
      if ((personality[index] ?? -Infinity) >= (isLacking(index) ? lastPlace : tenth))
        counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  return counts.map((count) => count / RESIMULATION_COUNT);
}

/** Returns the scores as another run of the assessment might find them. `centre` is their mean, `round` from 0 to 199. */
export function resampleScores(scores: Float64Array, centre: number, round: number): Float64Array {
  const halfLength = RESAMPLING_DEVIATES.length;
  const row = RESAMPLING_DEVIATES[round % halfLength] ?? [];
  const sign = round < halfLength ? 1 : -1;
  return scores.map((score, at) => {
    const movedScores = centre + SCORE_RELIABILITY * (score - centre) + NOISE_SD_POINTS * sign * (row[at] ?? 0);
    return Math.min(100, Math.max(0, movedScores));
  });
}

/** Returns the lowest score of so many best ones of the given occupations; the lowest possible if there are fewer. */
function findLowestOfBest(scores: Float64Array, indexes: readonly number[], count: number): number {
  const best: number[] = [];
  for (const index of indexes) {
    const score = scores[index] ?? -Infinity;
    if (best.length === count && score <= (best.at(-1) ?? -Infinity)) continue;
    let insertAt = best.length;
    while (insertAt > 0 && score > (best[insertAt - 1] ?? 0)) insertAt -= 1;
    best.splice(insertAt, 0, score);
    if (best.length > count) best.pop();
  }
  return best.length < count ? -Infinity : (best.at(-1) ?? -Infinity);
}
