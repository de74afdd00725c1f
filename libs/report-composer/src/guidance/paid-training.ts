// Decides whether people are paid while they train for a career, as far as that is known.
import { findRoute, getUsApprenticeship, MOVE_ROWS } from '@bearings/career-data';
import { findMove, MIN_REAL_MOVE_STRENGTH, type TrainingNeed } from '@bearings/career-matching';
import { UK, US } from '@bearings/domain';
import { isEntryByTraining } from './entry.js';
import { findWaysFor } from './local-ways.js';
import type { Reader } from './reader.js';
import { findTrainingNeed } from './training-length.js';
import { isPaidFor, listNamedWays } from './ways.js';

/** Number of ways in that a report draws. */
const MAX_WAYS = 2;

/** The occupations that people of a job really enter, by the job's code. */
const ENTERED_BY_JOB = new Map(
  MOVE_ROWS.map(([job, moves]) => {
    const entered = moves.filter(([, strength]) => strength >= MIN_REAL_MOVE_STRENGTH);
    return [job, new Set(entered.map(([code]) => code))];
  }),
);

/**
 * Returns whether people are paid while they train for a career, in one of the ways in of the reader's country, or need no
 * training; null if that is unknown. Who comes straight from a job of theirs needs none.
 */
export function isTrainingPaid(code: string, reader: Reader): boolean | null {
  const training = findTrainingNeed(code, reader);
  if (reader.done.includes(code) || entersFromJob(code, training, reader)) return true;
  if (reader.country === UK) {
    const route = findRoute(code);
    const isDrawnPaid =
      route !== null && listNamedWays(route, reader, MAX_WAYS).some((way) => isPaidFor(way, route, reader));
    return training.paid || training.months === 0 || isDrawnPaid;
  }
  if (reader.country === US) return !isEntryByTraining(code, reader) || getUsApprenticeship(code) !== null;
  const ways = findWaysFor(code, reader)?.ways ?? [];
  if (ways.some(({ paid, canBePaid }) => paid === true || canBePaid)) return true;
  if (ways.length === 0 || ways.some(({ paid }) => paid === null)) return null;
  return !isEntryByTraining(code, reader);
}

function entersFromJob(code: string, training: TrainingNeed, reader: Reader): boolean {
  const entering = reader.done.filter((job) => ENTERED_BY_JOB.get(job)?.has(code) === true);
  return entering.some((nearestJob) => {
    const experience = { isRealMove: true, nearestJob, reachability: 1, hasYearsForPost: false };
    return findMove({ code, training, experience }, reader) !== null;
  });
}
