// Says what a career asks of a reader before the job itself: nothing new, or training, and if people are paid for it.
import { findRequiredLicence, hasDegree } from '@bearings/career-matching';
import { UK } from '@bearings/domain';
import { findEntryKind, isEntryByTraining } from './entry.js';
import { findFirstWay } from './local-ways.js';
import type { Reader } from './reader.js';
import type { PlannedCareer } from './planned-career.js';

/** What comes before a job. */
export interface Start {
  /** Months of a course, an apprenticeship or a trainee job; 0 if the reader starts with the job itself. */
  months: number;
  /** True if people are usually paid meanwhile; null if our sources differ. */
  isPaid: boolean | null;
  /** True if the reader's degree may make it needless. */
  isMaybeNeedless: boolean;
}

const IN_A_JOB: Start = { months: 0, isPaid: true, isMaybeNeedless: false };

/** Kinds of ways that begin with a paid job which needs no training first. */
const JOB_KINDS: ReadonlySet<string> = new Set(['work', 'promotion']);
const DEGREE_KINDS: ReadonlySet<string> = new Set(['degree', 'second-degree']);

/** Returns what comes before a career for a reader; null if its length, or if anything comes before it, is unknown. */
export function findStart(career: PlannedCareer, reader: Reader): Start | null {
  const { code, isKnown, isPaid } = career;
  if (isKnown) return IN_A_JOB;
  const local = reader.country === UK ? null : findFirstWay(code, reader);
  const kind = findEntryKind(code, reader) ?? '';
  const isMaybeNeedless = local?.isMaybeNeedless === true;
  if (isMaybeNeedless || isEntryByTraining(code, reader)) {
    const months = reader.country === UK ? career.months : (local?.months ?? 0);
    if (months === 0) return null;
    return { months, isPaid: local !== null && local.paid !== isPaid ? null : isPaid, isMaybeNeedless };
  }
  // A reader may have the degree with which people start. Of a licence, no way in names its courses.
  const isOpen = JOB_KINDS.has(kind) || (DEGREE_KINDS.has(kind) && hasDegree(reader));
  const isFree = kind === 'work' || findRequiredLicence(code, reader.country) === null;
  return isOpen && isFree ? IN_A_JOB : null;
}
