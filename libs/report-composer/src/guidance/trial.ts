// Chooses a way to try out the work of a career, such as a small task or a visit.
import { isValidIn, findRoute, type RouteRow, getWorkTexts } from '@bearings/career-data';
import type { Reader } from './reader.js';

/** Stages of readers who are at school or college. */
const PUPIL_STAGES: ReadonlySet<string> = new Set(['school', 'fe']);

/** A small task or visit with which a reader can try the work of a career, and how long it takes. */
export type CareerTrial = Pick<RouteRow['tryIt'], 'text' | 'lasts'>;

/**
 * Returns a way to try out an occupation in this country. Returns null if there is none, or if the only one is for
 * readers at school and this reader is not known to be there, or means facing a group and the reader is an introvert.
 */
export function findTrial(
  code: string,
  { country, stage, energy }: Pick<Reader, 'country' | 'stage' | 'energy'>,
): CareerTrial | null {
  const ownTrial = findRoute(code)?.tryIt;
  if (ownTrial === undefined || (ownTrial.for === 'pupils' && !PUPIL_STAGES.has(stage))) return null;
  if (ownTrial.crowd === true && energy === 'introvert') return null;
  if (!isValidIn(ownTrial.scope, country)) return null;
  return { text: getWorkTexts(code, country).tryIt, lasts: ownTrial.lasts };
}
