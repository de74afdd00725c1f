// Decides whether a person can go straight into a career from a job that they do or did, without training first.
import { CIRCUMSTANCE_ROWS, findRoute, SUBJECT_ROWS } from '@bearings/career-data';
import { findWorkField, type QualificationLevel } from '@bearings/domain';
import { hasDegree, type Learner, SKILLED_YEARS } from './learner.js';
import { findRequiredLicence } from './licence.js';
import type { ExperienceFacts } from './match-result.js';
import type { StudyFit } from './training.js';

/** A career with what the matching found out about the person's jobs and training; absent if it was not matched. */
export interface MovedCareer {
  code: string;
  /** True if the matching found the training longer than the person accepts. */
  exceedsTraining?: boolean;
  /** `months` is counted from the person's qualification. */
  training?: { months: number; study?: StudyFit | null };
  experience?: Pick<ExperienceFacts, 'isRealMove' | 'nearestJob'>;
}

export interface EnteredCareer extends MovedCareer {
  experience?: Pick<ExperienceFacts, 'isRealMove' | 'nearestJob' | 'reachability' | 'hasYearsForPost'>;
}

/** A move from one of a person's jobs straight into a career. */
export interface Move {
  /** True if the person does the job now. */
  isNow: boolean;
  /** True if people usually have a degree in another subject than the person, so that an employer may ask for it. */
  isOtherSubject: boolean;
  /** True if the career is a post to which people of the job rise, so that it is no change of work. */
  isPromotion: boolean;
  /** True if people usually have more years than the person before they rise to it. */
  needsMoreYears: boolean;
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

/** Occupations that lead others, by the groups of their codes: managers, and the first occupation of other groups. */
const LEADING_CODES = /^(?:11-|\d\d-1011\.)/;
const ENTRY_JOBS = new Map(
  CIRCUMSTANCE_ROWS.map(({ code, senior, from = {} }) => [code, senior === undefined ? [] : Object.keys(from)]),
);

const MONTHS_BY_CODE = new Map(CIRCUMSTANCE_ROWS.map(({ code, months }) => [code, months]));
const COURSES_BY_CODE = new Map(SUBJECT_ROWS.map(({ code, course }) => [code, course]));

/**
 * Returns the move from a job in which the person has years and whose people really enter the career or rise to it. Null if
 * there is none, if the person's qualification or its subject is not enough, or if the work needs a licence that they lack.
 */
export function findMove(career: MovedCareer, person: Learner): Move | null {
  const { code, exceedsTraining = false, experience, training } = career;
  const job = experience?.nearestJob ?? null;
  if (job === null || training === undefined || exceedsTraining || person.done.includes(code)) return null;
  const years = person.yearsByJob.get(job) ?? 0;
  if (years < SKILLED_YEARS || lacksLicence(code, job, person.country)) return null;
  const { isRealMove = false } = experience ?? {};
  const isNow = person.jobNow?.code === job;
  if (isPromotion(code, job, isRealMove)) {
    const route = findRoute(code);
    if (route === null || person.level === null || person.level < route.level) return null;
    return { isNow, isOtherSubject: false, isPromotion: true, needsMoreYears: years < (route.experience?.[0] ?? 0) };
  }
  if (!isRealMove) return null;
  const isByDegree = isReadyByDegree(code, training.study ?? null, person);
  if (!isByDegree && !isReadyByWork(code, training.months, years, person)) return null;
  const match = training.study?.match ?? 'direct';
  const isOtherSubject = isByDegree && match !== 'direct';
  return { isNow, isOtherSubject, isPromotion: false, needsMoreYears: false };
}

/**
 * Returns whether people of a job rise to a post: the job is one in which its people start, or it is in the field of one and
 * its people really enter the post.
 */
export function isPromotion(code: string, job: string, isRealMove: boolean): boolean {
  const entryJobs = ENTRY_JOBS.get(code) ?? [];
  if (!LEADING_CODES.test(code) || (MONTHS_BY_CODE.get(code) ?? 0) > MAX_SHARED_COURSE_MONTHS) return false;
  if (entryJobs.includes(job)) return true;
  if (!isRealMove || !MONTHS_BY_CODE.has(job)) return false;
  return entryJobs.some((entry) => findWorkField(entry).id === findWorkField(job).id);
}

/** Returns whether the person has the degree with which people start, in a subject that is near or need not be. */
function isReadyByDegree(code: string, study: StudyFit | null, person: Learner): boolean {
  const { ways = [], experience } = findRoute(code) ?? {};
  const levels = ways.flatMap(({ kind, studies = 'degree' }) => (kind === 'degree' ? STUDY_LEVELS[studies] : []));
  if (levels.length === 0 || experience !== undefined || !hasDegree(person)) return false;
  const isNearSubject = study === null || study.match !== 'other' || study.changeMonths === 0;
  return isNearSubject && (person.level ?? STUDY_LEVELS.degree) >= Math.min(...levels);
}

/** Returns whether the person can learn at work what is left, and has the years that come before it. */
function isReadyByWork(code: string, months: number, years: number, { level }: Learner): boolean {
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
