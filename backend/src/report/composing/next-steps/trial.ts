// A small test of the work.
import { UK } from '@bearings/contracts';
import { routeOf } from '@bearings/career-data';
import { generalRouteOf } from '../general-route.js';
import type { Reader } from './reader.js';

/** Stages of readers who have left school, and trials that need one. */
const AFTER_SCHOOL: ReadonlySet<string> = new Set([
  'student',
  'graduate',
  'working',
  'returning',
  'experienced',
]);
const AT_SCHOOL = /\byour school|\bschool (?:show|club|event|canteen|science|or college)/i;

/** Returns the trial on an occupation's card; nothing where there is none or the reader is past it. */
export function trialOf(code: string, { country, stage }: Reader): string {
  const own = (country === UK ? routeOf(code)?.tryIt : generalRouteOf(code, country).tryIt) ?? '';
  return AFTER_SCHOOL.has(stage) && AT_SCHOOL.test(own) ? '' : own;
}
