// Chooses a small trial of the work, such as a task or a visit.
import { holdsIn, routeOf, type RouteRow, workTextsOf } from '@bearings/career-data';
import type { Reader } from './reader.js';

/** Stages of readers who have left school. */
const AFTER_SCHOOL: ReadonlySet<string> = new Set([
  'student',
  'graduate',
  'working',
  'returning',
  'experienced',
]);

/** How to try the work, and how long that takes. */
export type Trial = Pick<RouteRow['tryIt'], 'text' | 'lasts'>;

/**
 * Returns the trial of an occupation; null if it has none for this country, or only one for readers
 * at school and the reader has left school.
 */
export function trialOf(
  code: string,
  { country, stage }: Pick<Reader, 'country' | 'stage'>,
): Trial | null {
  const own = routeOf(code)?.tryIt;
  if (own === undefined || (own.atSchool === true && AFTER_SCHOOL.has(stage))) return null;
  if (!holdsIn(own.scope, country)) return null;
  return { text: workTextsOf(code, country).tryIt, lasts: own.lasts };
}
