// Reads what a person brings to the training for an occupation, and in which country they would train.
import type { Circumstances } from '@bearings/contracts';
import {
  type CertificateId,
  countFewestYears,
  DEGREE_LEVEL,
  findPlace,
  type Place,
  type QualificationLevel,
  type Stage,
  type SubjectId,
  type TrainingTime,
} from '@bearings/domain';
import { SUBJECT_ROWS } from '@bearings/career-data';
import { matchSubjects, type StudyFit } from './training.js';

const SUBJECTS_BY_CODE = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));

/** Certificates of the level of a degree that are none: the German Meister, Techniker and Fachwirt. */
const NO_DEGREES: ReadonlySet<string> = new Set(['DE.meister'] satisfies CertificateId[]);

/** The fewest years of work after which somebody is past the first steps of a job. */
export const SKILLED_YEARS = 3;

/** What a person brings to the training for an occupation. Any answer may be missing. */
export interface Learner {
  country: string;
  /** The state or province where the person wants to work; null if it is unknown or of another country. */
  place: Place | null;
  stage: Stage | 'unknown';
  level: QualificationLevel | null;
  /** The certificate of that level; null if the country does not tell several apart. */
  certificate: CertificateId | null;
  /** Subjects of the degree that the person has or is studying for. */
  subjects: readonly SubjectId[];
  /** How much training the person accepts; null if unknown. */
  training: TrainingTime | null;
  /** The job that the person does now; null if they named none. */
  jobNow: { code: string } | null;
  /** Codes of the jobs that the person does or did. */
  done: readonly string[];
  /** The fewest years that the person can have worked in each of these jobs, by code. */
  yearsByJob: ReadonlyMap<string, number>;
}

/** Returns what a person brings to training in a country. */
export function readLearner(circumstances: Circumstances | null | undefined, country: string): Learner {
  const { stage, qualificationLevel, certificate, subjects, training, place, experience } = circumstances ?? {};
  const jobs = experience?.jobs ?? [];
  const code = jobs.find(({ isCurrent }) => isCurrent)?.occupation;
  return {
    country,
    place: findPlace(country, place),
    stage: stage ?? 'unknown',
    level: qualificationLevel ?? null,
    certificate: certificate ?? null,
    subjects: subjects ?? [],
    training: training ?? null,
    jobNow: code === undefined ? null : { code },
    done: jobs.map(({ occupation }) => occupation),
    yearsByJob: new Map(jobs.map(({ occupation, years }) => [occupation, countFewestYears(years)])),
  };
}

/** Returns whether a person has a degree. A recent graduate has one even without a stated level. */
export function hasDegree({ level, stage, certificate }: Pick<Learner, 'level' | 'stage' | 'certificate'>): boolean {
  if (certificate !== null && NO_DEGREES.has(certificate)) return false;
  return level === null ? stage === 'graduate' : level >= DEGREE_LEVEL;
}

/** Returns whether a person has a degree or is studying for one. Training is then counted from the degree. */
export function isTrainingCountedFromDegree(learner: Pick<Learner, 'level' | 'stage' | 'certificate'>): boolean {
  return hasDegree(learner) || learner.stage === 'student';
}

/** Compares a person's subjects with the usual ones of an occupation; null if either is unknown. */
export function compareSubjects(code: string, { subjects }: Pick<Learner, 'subjects'>): StudyFit['match'] | null {
  const row = SUBJECTS_BY_CODE.get(code);
  return row === undefined ? null : matchSubjects(row, subjects);
}
