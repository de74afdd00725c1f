// A small trial of the work.
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

/** A small trial of the work, for the reader's country. */
export type Trial = Pick<RouteRow['tryIt'], 'text' | 'lasts'>;

/** Returns the trial of an occupation; null if there is none or the reader is too old for it. */
export function trialOf(
  code: string,
  { country, stage }: Pick<Reader, 'country' | 'stage'>,
): Trial | null {
  const own = routeOf(code)?.tryIt;
  if (own === undefined || (own.atSchool === true && AFTER_SCHOOL.has(stage))) return null;
  if (!holdsIn(own.scope, country)) return null;
  return { text: workTextsOf(code, country).tryIt, lasts: own.lasts };
}
