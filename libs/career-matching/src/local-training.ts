// Decides whether every way into an occupation takes longer than a person accepts, by a country's own table of ways in.
import type { Circumstances } from '@bearings/contracts';
import { DEGREE_LEVEL } from '@bearings/domain';
import { findLocalWays, type PrintableWay } from '@bearings/career-data';
import { countAsTraining, findAttainedLevel, MAX_TRAINING_MONTHS_BY_ANSWER, type StudyFit } from './training.js';

/** Months of a degree, where a way requires one that the person lacks. */
const DEGREE_MONTHS = 36;

type Learner = Pick<Circumstances, 'stage' | 'qualificationLevel' | 'training'>;

/**
 * Returns whether all ways into an occupation in a country are known to take longer than a person accepts, at their
 * shortest. False for people whose degree may count, and where a way states no length or only a wider group is known.
 * @param study how the subjects of the person's degree relate to the occupation; null if they are unknown
 */
export function exceedsLocalTraining(code: string, country: string, person: Learner, study: StudyFit | null): boolean {
  const { training: accepted } = person;
  const hasDegree = (findAttainedLevel(person) ?? 0) >= DEGREE_LEVEL;
  const mayDegreeCount = hasDegree && study?.match !== 'other';
  const local = findLocalWays(country, code);
  if (accepted === undefined || mayDegreeCount || local === null || local.group !== null) return false;
  const isTooLong = ({ months, paid, paidMonths, needs }: PrintableWay): boolean => {
    if (months === null) return false;
    const before = needs === 'bachelor' && !hasDegree ? DEGREE_MONTHS : 0;
    const unpaid = months[0] - (paidMonths ?? 0);
    return before + countAsTraining(unpaid, paid === true, accepted) > MAX_TRAINING_MONTHS_BY_ANSWER[accepted];
  };
  return local.ways.every(isTooLong);
}
