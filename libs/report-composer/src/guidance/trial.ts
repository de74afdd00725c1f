// Chooses a way to try out the work of a career, such as a small task or a visit.
import { type EnteredCareer, SKILLED_YEARS } from '@bearings/career-matching';
import { findWorkField } from '@bearings/domain';
import { isValidIn, findRoute, type RouteRow, getWorkTexts } from '@bearings/career-data';
import { isNear } from '../composing/reason-lines.js';
import type { Reader } from './reader.js';

/** Stages of readers who are at school or college. */
const PUPIL_STAGES: ReadonlySet<string> = new Set(['school', 'fe']);
/** Stages of readers who have a job, so that they have no time for another one. */
const STAGES_IN_WORK: ReadonlySet<string> = new Set(['working', 'experienced']);

/** A small task or visit with which a reader can try the work of a career, and how long it takes. */
export type CareerTrial = Pick<RouteRow['tryIt'], 'text' | 'lasts'>;

type TrialReader = Pick<Reader, 'country' | 'stage' | 'energy' | 'done'>;

/**
 * Returns a way to try out an occupation in this country. Returns null if there is none, if the reader has done the job,
 * or if the only one is for readers at school and this reader is not known to be there, means facing a group and the
 * reader is an introvert, or is a job and the reader has one.
 */
export function findTrial(code: string, { country, stage, energy, done }: TrialReader): CareerTrial | null {
  const ownTrial = findRoute(code)?.tryIt;
  if (ownTrial === undefined || done.includes(code) || (ownTrial.for === 'pupils' && !PUPIL_STAGES.has(stage)))
    return null;
  if (ownTrial.crowd === true && energy === 'introvert') return null;
  if (ownTrial.job === true && STAGES_IN_WORK.has(stage)) return null;
  if (!isValidIn(ownTrial.scope, country)) return null;
  return { text: getWorkTexts(code, country).tryIt, lasts: ownTrial.lasts };
}

/**
 * Returns whether trials for beginners are too simple for a reader: they have done the work, have years in a job near to it
 * or in its field, a new degree in its subject, or are ready to lead.
 */
export function isPastTrials(career: EnteredCareer, reader: Reader): boolean {
  const isStudied = reader.stage === 'graduate' && career.training?.study?.match === 'direct';
  return reader.stage === 'experienced' || reader.done.includes(career.code) || isStudied || isSkilled(career, reader);
}

/** Returns whether the reader has years in a job near to a career, or in its field. */
export function isSkilled({ code, experience }: EnteredCareer, { yearsByJob, field }: Reader): boolean {
  const nearJob = experience !== undefined && isNear(experience) ? experience.nearestJob : null;
  const fieldYears = field !== null && findWorkField(code).id === field.id ? field.years : 0;
  return Math.max(yearsByJob.get(nearJob ?? '') ?? 0, fieldYears) >= SKILLED_YEARS;
}

/** Returns a way to try out a planned career; null also if the reader is past trials for beginners. */
export const findCareerTrial = (
  { code, isNear }: { code: string; isNear: boolean },
  reader: TrialReader,
): CareerTrial | null => (isNear ? null : findTrial(code, reader));
