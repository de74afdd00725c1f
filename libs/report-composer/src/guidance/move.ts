// Decides whether a reader can go straight into a career from a job that they do or did, without training first.
import { CIRCUMSTANCE_ROWS, findRoute, SUBJECT_ROWS } from '@bearings/career-data';
import type { ExperienceFacts, StudyFit } from '@bearings/career-matching';
import type { QualificationLevel } from '@bearings/domain';
import { findRequiredLicence } from './licence.js';
import { hasDegree, type Reader, SKILLED_YEARS } from './reader.js';

/** A career with what the matching found out about the reader's jobs and training; absent if it was not matched. */
export interface EnteredCareer {
  code: string;
  /** True if the matching found the training longer than the person accepts. */
  exceedsTraining?: boolean;
  /** `months` is counted from the person's qualification. */
  training?: { months: number; study?: StudyFit | null };
  experience?: Pick<ExperienceFacts, 'isRealMove' | 'nearestJob' | 'reachability' | 'hasYearsForPost'>;
}

/** A move from one of the reader's jobs straight into a career. */
export interface Move {
  /** True if the reader does the job now. */
  isNow: boolean;
  /** True if people usually have a degree in another subject than the reader, so that an employer may ask for it. */
  isOtherSubject: boolean;
}

/** The level of each kind of studies with which people start. */
const STUDY_LEVELS: Readonly<Record<'degree' | 'masters' | 'doctorate', QualificationLevel>> = {
  degree: 6,
  masters: 7,
  doctorate: 8,
};
/** The most months in which somebody from a near job learns what is new, while they work. */
const MAX_LEARNT_AT_WORK_MONTHS = 12;
/** Within professions that take longer, such as medicine, each field has years of training of its own. */
const MAX_SHARED_COURSE_MONTHS = 60;

const MONTHS_BY_CODE = new Map(CIRCUMSTANCE_ROWS.map(({ code, months }) => [code, months]));
const COURSES_BY_CODE = new Map(SUBJECT_ROWS.map(({ code, course }) => [code, course]));

/**
 * Returns the move from a job in which the reader has years and whose people really enter the career. Null if there is
 * none, if the reader's qualification or its subject is not enough, or if the work needs a licence that they lack.
 */
export function findMove(career: EnteredCareer, reader: Reader): Move | null {
  const { code, exceedsTraining = false, experience, training } = career;
  const job = experience?.isRealMove === true ? experience.nearestJob : null;
  if (job === null || training === undefined || exceedsTraining || reader.done.includes(code)) return null;
  const years = reader.yearsByJob.get(job) ?? 0;
  if (years < SKILLED_YEARS || lacksLicence(code, job, reader.country)) return null;
  const isByDegree = isReadyByDegree(code, training.study ?? null, reader);
  if (!isByDegree && !isReadyByWork(code, training.months, years, reader)) return null;
  const match = training.study?.match ?? 'direct';
  return { isNow: reader.jobNow?.code === job, isOtherSubject: isByDegree && match !== 'direct' };
}

/** Returns whether the reader has the degree with which people start, in a subject that is near or need not be. */
function isReadyByDegree(code: string, study: StudyFit | null, reader: Reader): boolean {
  const { ways = [], experience } = findRoute(code) ?? {};
  const levels = ways.flatMap(({ kind, studies = 'degree' }) => (kind === 'degree' ? STUDY_LEVELS[studies] : []));
  if (levels.length === 0 || experience !== undefined || !hasDegree(reader)) return false;
  const isNearSubject = study === null || study.match !== 'other' || study.changeMonths === 0;
  return isNearSubject && (reader.level ?? STUDY_LEVELS.degree) >= Math.min(...levels);
}

/** Returns whether the reader can learn at work what is left, and has the years that come before it. */
function isReadyByWork(code: string, months: number, years: number, { level }: Reader): boolean {
  const route = findRoute(code);
  if (route === null || level === null || level < route.level) return false;
  return months <= MAX_LEARNT_AT_WORK_MONTHS && years >= (route.experience?.[0] ?? 0);
}

/** Returns whether a career needs a licence that people of a job do not have from it. */
export function lacksLicence(code: string, job: string, country: string): boolean {
  const needed = findRequiredLicence(code, country);
  if (needed === null) return false;
  const held = findRequiredLicence(job, country);
  if (held === null || held.body === undefined) return true;
  if (held.body !== needed.body || (needed.exam !== undefined && held.exam !== needed.exam)) return true;
  const course = COURSES_BY_CODE.get(code);
  if (course === undefined) return false;
  return course !== COURSES_BY_CODE.get(job) || (MONTHS_BY_CODE.get(code) ?? 0) > MAX_SHARED_COURSE_MONTHS;
}
