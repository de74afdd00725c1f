// Says how a reader enters a career first: through study, through training or straight into the job.
import { UK, US } from '@bearings/domain';
import { getUsApprenticeship, occupationByCode } from '@bearings/career-data';
import { hasDegree, hasRequiredUsLevel, isTrainingCountedFromDegree } from '@bearings/career-matching';
import { findFirstWay, JOB_KINDS } from './local-ways.js';
import type { Reader } from './reader.js';
import type { PlannedCareer } from './planned-career.js';
import { toCircumstances } from './training-length.js';
import { findUkEntryKind, hasRequiredUsDegree } from './way-in.js';

/** Returns the kind of the way in that a step shows a reader for a career; null if none is known. */
export const findEntryKind = (code: string, reader: Reader): string | null =>
  (reader.country === UK ? null : findFirstWay(code, reader)?.kind) ?? findUkEntryKind(code, reader);

/** Returns whether that way in is a degree. One during which people are paid starts with an employer. */
export function isEntryByDegree(code: string, reader: Reader): boolean {
  const local = reader.country === UK ? null : findFirstWay(code, reader);
  const kind = local?.kind ?? findUkEntryKind(code, reader);
  return (kind === 'degree' || kind === 'second-degree') && local?.paid !== true;
}

/** Returns whether that way in is an apprenticeship. In the United States many learn some trades in a registered one. */
export const isEntryByApprenticeship = (code: string, reader: Reader): boolean =>
  reader.country === US ? getUsApprenticeship(code) !== null : findEntryKind(code, reader) === 'apprenticeship';

/** Returns whether that way in begins with a course, an apprenticeship or a trainee job, and not with the job itself. */
export function isEntryByTraining(code: string, reader: Reader): boolean {
  const level = reader.country === US ? occupationByCode(code)?.usLevel : undefined;
  if (level === undefined) {
    const isHeld = reader.country !== UK && findFirstWay(code, reader)?.isMaybeNeedless === true && hasDegree(reader);
    return !isHeld && !JOB_KINDS.has(findEntryKind(code, reader) ?? 'work');
  }
  const isHeld = hasRequiredUsLevel(level, toCircumstances(reader)) || hasRequiredUsDegree(level, reader);
  return level.study !== undefined && !isHeld;
}

/** Returns the months of training: those of the reader, or of the first way in of their country if that is longer. */
export function countMonths({ code, months }: Pick<PlannedCareer, 'code' | 'months'>, reader: Reader): number {
  const local = reader.country === UK || reader.country === US ? null : findFirstWay(code, reader);
  const isDegreeHeld = local?.kind === 'degree' && isTrainingCountedFromDegree(reader);
  return Math.max(months, isDegreeHeld ? 0 : (local?.months ?? 0));
}
