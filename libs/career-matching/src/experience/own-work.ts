// Finds the occupation in which people teach the work that they did before; see "What you've done" in docs/method.md.
import { findWorkField } from '@bearings/domain';
import type { MatchingTables } from '../tables.js';

/** Further education (vocational) teacher. */
const OWN_WORK_TEACHER = '25-1194.00';
/** Work that takes fewer months to learn is hardly taught in further education. */
const MIN_TAUGHT_MONTHS = 12;

/** Returns whether people of a job enter an occupation by teaching what they did in it. Teachers' moves are listed. */
export function canTeachOwnWork(
  { circumstances, indexByCode, occupations }: MatchingTables,
  job: string,
  index: number,
): boolean {
  const jobIndex = indexByCode.get(job);
  if (jobIndex === undefined || occupations[index]?.code !== OWN_WORK_TEACHER) return false;
  if (findWorkField(job).id === 'education') return false;
  return (circumstances[jobIndex]?.months ?? 0) >= MIN_TAUGHT_MONTHS;
}
