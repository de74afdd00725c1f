// Chooses a way to try out the work of a career, such as a small task or a visit.
import { isValidIn, findRoute, type RouteRow, getWorkTexts } from '@bearings/career-data';
import type { Reader } from './reader.js';

/** Stages of readers who are at school or college. */
const PUPIL_STAGES: ReadonlySet<string> = new Set(['school', 'fe']);
/** Stages of readers who have a job, so that they have no time for another one. */
const STAGES_IN_WORK: ReadonlySet<string> = new Set(['working', 'experienced']);

/** A small task or visit with which a reader can try the work of a career, and how long it takes. */
export type CareerTrial = Pick<RouteRow['tryIt'], 'text' | 'lasts'>;

/**
 * Returns a way to try out an occupation in this country. Returns null if there is none, or if the only one is for
 * readers at school and this reader is not known to be there, means facing a group and the reader is an introvert, or
 * is a job and the reader has one.
 */
export function findTrial(
  code: string,
  { country, stage, energy }: Pick<Reader, 'country' | 'stage' | 'energy'>,
): CareerTrial | null {
  const ownTrial = findRoute(code)?.tryIt;
  if (ownTrial === undefined || (ownTrial.for === 'pupils' && !PUPIL_STAGES.has(stage))) return null;
  if (ownTrial.crowd === true && energy === 'introvert') return null;
  if (ownTrial.job === true && STAGES_IN_WORK.has(stage)) return null;
  if (!isValidIn(ownTrial.scope, country)) return null;
  return { text: getWorkTexts(code, country).tryIt, lasts: ownTrial.lasts };
}

/** Returns a way to try out a planned career; null also if the reader is past trials for beginners. */
export const findCareerTrial = (
  { code, isNear }: { code: string; isNear: boolean },
  reader: Pick<Reader, 'country' | 'stage' | 'energy'>,
): CareerTrial | null => (isNear ? null : findTrial(code, reader));
