// Computes the training for an occupation, by the person's qualification: docs/method.md, "Training".
import {
  askedSubjects,
  type Circumstances,
  DEGREE_LEVEL,
  type QualificationLevel,
  type SchoolSubjectId,
  type SubjectId,
  type TrainingTime,
} from '@bearings/contracts';
import type { CircumstanceRow, SubjectRow } from '@bearings/career-data';

/** Months of training that a person accepts, by their answer. */
export const WILLING_MONTHS: Record<TrainingTime, number> = {
  none: 3,
  '1y': 12,
  '3y': 42,
  degree: 72,
  longer: Infinity,
};

/** The minimum and maximum penalty for long training, and the penalty for each unwanted year, in nats. */
const MIN_PENALTY = 0.4;
const MAX_PENALTY = 4;
const PENALTY_PER_YEAR = 1.2;

/** The effect of a degree on an occupation with usual subjects, in nats. */
const DEGREE_NATS = { direct: 0.6, related: 0.2, other: -0.3 } as const;
/** The effect of each year that a change of subject takes, in nats. */
const SUBJECT_CHANGE_NATS_PER_YEAR = -0.5;
/**
 * The effect in nats of each school subject that the usual course requires or that helps, and the maximum number of
 * counted subjects.
 */
const SCHOOL_SUBJECT_NATS = 0.15;
const MAX_SCHOOL_SUBJECTS = 2;

/** Months of a degree, of a conversion year, and of the longest fully paid training. */
const DEGREE_MONTHS = 36;
const CONVERSION_MONTHS = 12;
const MAX_PAID_MONTHS = 48;

/** How a person's degree subjects relate to an occupation's usual subjects. */
export interface StudyFit {
  match: keyof typeof DEGREE_NATS;
  /** Months added by the change of subject; 0 unless `match` is `other`. */
  changeMonths: number;
}

export interface TrainingNeed {
  /** Months until the person can do the job, from their current level or the one that they study for. */
  months: number;
  /** True if people are usually paid while they train. */
  paid: boolean;
  /** Unpaid months beyond those that the person accepts; 0 without an answer. */
  excessMonths: number;
  /** Null if the person chose no degree subject, or the occupation has no usual one. */
  study: StudyFit | null;
  /** School subjects that the usual course requires and the pupil did not choose; empty if they chose none. */
  missingSubjects: readonly SchoolSubjectId[];
}

/** Returns the level that a person has or is studying for. */
export function attainedLevel({
  stage,
  qualificationLevel: level,
}: Pick<Circumstances, 'stage' | 'qualificationLevel'>): QualificationLevel | undefined {
  if (stage === 'student' || stage === 'graduate') {
    return level && level > DEGREE_LEVEL ? level : DEGREE_LEVEL;
  }
  const isAtSchool = stage === 'school' || stage === 'fe';
  if (isAtSchool && level === 1) return 2;
  if (isAtSchool && level === 2) return 3;
  return level;
}

/** Returns the training for an occupation, by the person's qualification. */
export function trainingNeed(
  row: CircumstanceRow,
  subjects: SubjectRow,
  circumstances: Circumstances | undefined,
): TrainingNeed {
  const level = attainedLevel(circumstances ?? {});
  const hasDegree = level !== undefined && level >= DEGREE_LEVEL;
  const study = hasDegree ? findStudyFit(row, subjects, circumstances?.subjects ?? []) : null;
  const schooling = schoolingMonths(row, level);
  const training = hasDegree ? monthsFromDegree(row, subjects, study?.match) : row.months;
  const unpaid = schooling + (row.paid ? Math.max(0, training - MAX_PAID_MONTHS) : training);
  const accepted = circumstances?.training ? WILLING_MONTHS[circumstances.training] : Infinity;
  return {
    months: schooling + training,
    paid: row.paid,
    excessMonths: Math.max(0, unpaid - accepted),
    study,
    missingSubjects: hasDegree
      ? []
      : findMissingSubjects(subjects, listSchoolSubjects(circumstances)),
  };
}

/** Returns the subjects that a pupil chose; none for anyone else. */
function listSchoolSubjects(circumstances: Circumstances | undefined): readonly SchoolSubjectId[] {
  const isPupil = askedSubjects(circumstances ?? {}) === 'school';
  return (isPupil && circumstances?.schoolSubjects) || [];
}

function findMissingSubjects(
  { school }: SubjectRow,
  named: readonly SchoolSubjectId[],
): readonly SchoolSubjectId[] {
  return named.length === 0 ? [] : school.required.filter((id) => !named.includes(id));
}

function findStudyFit(
  row: CircumstanceRow,
  subjects: SubjectRow,
  studied: readonly SubjectId[],
): StudyFit | null {
  const { direct, related } = subjects;
  if (studied.length === 0 || direct.length === 0) return null;
  const isAmong = (some: readonly SubjectId[]) => studied.some((id) => some.includes(id));
  if (isAmong(direct)) return { match: 'direct', changeMonths: 0 };
  if (isAmong(related)) return { match: 'related', changeMonths: 0 };
  const changeMonths =
    monthsFromDegree(row, subjects, 'other') - monthsFromDegree(row, subjects, 'direct');
  return { match: 'other', changeMonths };
}

/** Returns the months of training after a degree. `fromDegree` is the shortest training from any subject. */
function monthsFromDegree(
  { months, fromDegree, paid }: CircumstanceRow,
  { course }: SubjectRow,
  match: StudyFit['match'] | undefined,
): number {
  const shortest = Math.min(months, fromDegree);
  // A degree in the subject counts as part of the training, unless employers pay for the training.
  if (match === 'direct' && !paid) return Math.min(shortest, Math.max(0, months - DEGREE_MONTHS));
  if (match !== 'other') return shortest;
  // A course in `course` counts in full. Otherwise any degree is enough for paid training, and unpaid training adds a
  // year.
  if (course !== undefined) return months;
  return Math.min(months, shortest + (paid ? 0 : CONVERSION_MONTHS));
}

/** Returns the months of school until the required level. */
function schoolingMonths(row: CircumstanceRow, from: QualificationLevel | undefined): number {
  if (from === 1 && row.level === 2) return 12;
  if (from === 1 && row.level === 3) return 36;
  return from === 2 && row.level === 3 ? 24 : 0;
}

/** Returns the penalty for the length of training, in nats. */
export function trainingPenalty({ excessMonths }: TrainingNeed): number {
  if (excessMonths === 0) return 0;
  const penalty = PENALTY_PER_YEAR * (excessMonths / 12);
  return -Math.min(MAX_PENALTY, Math.max(MIN_PENALTY, penalty));
}

/** Returns the effect of degree or school subjects on an occupation's score, in nats. */
export function subjectNats(
  { school }: SubjectRow,
  { study }: TrainingNeed,
  circumstances: Circumstances | undefined,
): number {
  if (study)
    return DEGREE_NATS[study.match] + (SUBJECT_CHANGE_NATS_PER_YEAR * study.changeMonths) / 12;
  const useful = listSchoolSubjects(circumstances).filter(
    (id) => school.required.includes(id) || school.helps.includes(id),
  );
  return SCHOOL_SUBJECT_NATS * Math.min(MAX_SCHOOL_SUBJECTS, useful.length);
}
