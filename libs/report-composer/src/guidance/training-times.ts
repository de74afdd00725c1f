// Writes sentences on the length of training for a reader.
import { findMove } from '@bearings/career-matching';
import type { Route } from '@bearings/career-data';
import { TRAINING_TIMES } from '../content/report-copy/career-facts.js';
import { describeTraining, findCareerTraining, type TrainedCareer } from './career-training.js';
import type { Reader } from './reader.js';
import { type NamedWay, isTimeNamed } from './ways.js';

/**
 * Returns sentences on the length of training. Omits the length if an entry route states it, or if it is longer than the
 * reader accepts, because another note then says so.
 */
export function composeTrainingTimeSentences(
  { experience }: Route,
  career: TrainedCareer,
  reader: Reader,
  ways: readonly NamedWay[],
): string[] {
  const hasYears = career.experience?.hasYearsForPost === true || findMove(career, reader) !== null;
  const before =
    experience === undefined || hasYears ? [] : [`First come ${formatSpan(experience)} years in other jobs.`];
  const training = findCareerTraining(career, reader);
  if (training.isLong || isTimeNamed(ways, reader)) return before;
  // If another entry route states a length of its own, the sentence has to say that it is about the first route.
  const way = ways.slice(1).some(({ namesTime }) => namesTime) ? TRAINING_TIMES.firstWay : '';
  return [`${describeTraining(training, way)}.`, ...before];
}

/** Returns a range such as "3 to 5", or "3" if both ends are the same. */
function formatSpan([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from} to ${to}`;
}
