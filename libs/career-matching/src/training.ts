// Computes the training that an occupation requires of a person; see "Training" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import {
  chooseAskedSubjectKind,
  DEGREE_LEVEL,
  type QualificationLevel,
  type SchoolSubjectId,
  type SubjectId,
  type TrainingTime,
} from '@bearings/domain';
import type { CircumstanceRow, SubjectRow } from '@bearings/career-data';

/** Maximum months of training that a person accepts, by their answer. */
export const MAX_TRAINING_MONTHS_BY_ANSWER: Record<TrainingTime, number> = {
  none: 3,
  '1y': 12,
  '3y': 42,
  degree: 72,
  longer: Infinity,
};

/**
 * Effect on an occupation's score, in natural-log units (nats), of a degree in one of its usual subjects, a related subject or another one.
 */
const DEGREE_NATS = { direct: 0.6, related: 0.2, other: -0.3 } as const;
/** Effect on the score, in nats, of each year that a change of subject takes. */
const SUBJECT_CHANGE_NATS_PER_YEAR = -0.5;
/**
 * Effect on the score, in nats, of each school subject that the usual course requires or that
 * helps. At most `MAX_COUNTED_SCHOOL_SUBJECTS` of them count.
 */
const SCHOOL_SUBJECT_NATS = 0.15;
const MAX_COUNTED_SCHOOL_SUBJECTS = 2;

/** Months of a degree and of a conversion course. */
const DEGREE_MONTHS = 36;
const CONVERSION_COURSE_MONTHS = 12;
/**
 * Months of paid training that count as work, by the answer; only those beyond them count as training. Fewer for people
 * who want little of it, so that a long apprenticeship is not called little training.
 */
const MAX_PAID_MONTHS_BY_ANSWER: Record<TrainingTime, number> = {
  none: 12,
  '1y': 24,
  '3y': 48,
  degree: 48,
  longer: 48,
};

/** How a person's degree subjects relate to an occupation's usual subjects. */
export interface StudyFit {
  match: keyof typeof DEGREE_NATS;
  /** Months of training that a change of subject adds; 0 unless `match` is `other`. */
  changeMonths: number;
}

export interface TrainingNeed {
  /** Months until the person can do the job, from the qualification they have or study for. */
  months: number;
  /** True if people are usually paid while they train. */
  paid: boolean;
  /** Months of training that do not count as work, beyond what the person accepts; 0 if they did not say. */
  excessMonths: number;
  /** Null if the person chose no degree subject, or the occupation has no usual one. */
  study: StudyFit | null;
  /**
   * School subjects that the usual course requires and the pupil did not choose. Empty if the pupil chose none at all.
   */
  missingSubjects: readonly SchoolSubjectId[];
}

/** Returns the qualification level that a person has or is studying for. */
export function findAttainedLevel({
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

/** Returns how much training an occupation requires of a person with these circumstances. */
export function computeTrainingNeed(
  row: CircumstanceRow,
  subjects: SubjectRow,
  circumstances: Circumstances | undefined,
): TrainingNeed {
  const level = findAttainedLevel(circumstances ?? {});
  const hasDegree = level !== undefined && level >= DEGREE_LEVEL;
  const study = hasDegree ? findStudyFit(row, subjects, circumstances?.subjects ?? []) : null;
  const schooling = countSchoolingMonths(row, level);
  const ownDegree = study?.match === 'direct' ? subjects.afterDegree : undefined;
  const training = hasDegree ? countMonthsFromDegree(row, subjects, study?.match) : row.months;
  const isPaid = ownDegree === undefined ? row.paid : ownDegree.unpaidMonths < ownDegree.months;
  // After a degree in its subject, the first years of a career are a job, however little training the person wants.
  const answer = study?.match === 'direct' ? undefined : circumstances?.training;
  // A degree that is paid counts as work only for those who can start it.
  const isWork = row.paid && !(schooling > 0 && subjects.direct.length > 0);
  const countedMonths = schooling + (ownDegree?.unpaidMonths ?? countAsTraining(training, isWork, answer));
  const acceptedMonths = circumstances?.training ? MAX_TRAINING_MONTHS_BY_ANSWER[circumstances.training] : Infinity;
  return {
    months: schooling + training,
    paid: isPaid,
    excessMonths: Math.max(0, countedMonths - acceptedMonths),
    study,
    missingSubjects: hasDegree ? [] : findMissingSubjects(subjects, listSchoolSubjects(circumstances)),
  };
}

/** Returns how many months of training do not count as work, by whether it is paid and how much the person accepts. */
export function countAsTraining(months: number, isPaid: boolean, accepted: TrainingTime = 'longer'): number {
  return isPaid ? Math.max(0, months - MAX_PAID_MONTHS_BY_ANSWER[accepted]) : months;
}

/** Returns the school subjects that a pupil chose; an empty list for anyone who has left school. */
function listSchoolSubjects(circumstances: Circumstances | undefined): readonly SchoolSubjectId[] {
  const isPupil = chooseAskedSubjectKind(circumstances ?? {}) === 'school';
  return (isPupil && circumstances?.schoolSubjects) || [];
}

function findMissingSubjects({ school }: SubjectRow, named: readonly SchoolSubjectId[]): readonly SchoolSubjectId[] {
  return named.length === 0 ? [] : school.required.filter((id) => !named.includes(id));
}

function findStudyFit(row: CircumstanceRow, subjects: SubjectRow, studied: readonly SubjectId[]): StudyFit | null {
  const match = matchSubjects(subjects, studied);
  if (match === null) return null;
  if (match !== 'other') return { match, changeMonths: 0 };
  const changeMonths = countMonthsFromDegree(row, subjects, 'other') - countMonthsFromDegree(row, subjects, 'direct');
  return { match, changeMonths };
}

/** Compares the subjects of a degree with the usual ones of an occupation; null if either is unknown. */
export function matchSubjects(
  { direct, related }: Pick<SubjectRow, 'direct' | 'related'>,
  studied: readonly SubjectId[],
): StudyFit['match'] | null {
  if (studied.length === 0 || direct.length === 0) return null;
  const hasStudiedSome = (some: readonly SubjectId[]) => studied.some((id) => some.includes(id));
  if (hasStudiedSome(direct)) return 'direct';
  return hasStudiedSome(related) ? 'related' : 'other';
}

/**
 * Returns the months of training that a person with a degree still needs. `fromDegree` is the length of the shortest
 * training that follows a degree; `match` says whether the subject of the person's degree is usual for the occupation.
 */
function countMonthsFromDegree(
  { months, fromDegree, paid }: CircumstanceRow,
  { course, afterDegree }: SubjectRow,
  match: StudyFit['match'] | undefined,
): number {
  if (match === 'direct' && afterDegree !== undefined) return afterDegree.months;
  const shortest = Math.min(months, fromDegree);
  // A degree in the usual subject counts as part of unpaid training, so the months of the degree are subtracted.
  if (match === 'direct' && !paid) return Math.min(shortest, Math.max(0, months - DEGREE_MONTHS));
  if (match !== 'other') return shortest;
  // The person has a degree in another subject. If the occupation requires a certain `course`, they must take all of
  // it. Otherwise their degree is enough for paid training; unpaid training takes an extra conversion year.
  if (course !== undefined) return months;
  return Math.min(months, shortest + (paid ? 0 : CONVERSION_COURSE_MONTHS));
}

/** Returns the months of school that a person still needs to reach the qualification level that training requires. */
function countSchoolingMonths(row: CircumstanceRow, from: QualificationLevel | undefined): number {
  if (from === 1 && row.level === 2) return 12;
  if (from === 1 && row.level === 3) return 36;
  return from === 2 && row.level === 3 ? 24 : 0;
}

/** Returns the effect of a person's degree or school subjects on an occupation's score, in nats. */
export function computeSubjectNats(
  { school }: SubjectRow,
  { study }: TrainingNeed,
  circumstances: Circumstances | undefined,
): number {
  if (study) return DEGREE_NATS[study.match] + (SUBJECT_CHANGE_NATS_PER_YEAR * study.changeMonths) / 12;
  return SCHOOL_SUBJECT_NATS * countUsefulSchoolSubjects({ school }, circumstances);
}

/** Returns how many of a pupil's subjects the usual course requires or are of help; at most two are counted. */
export function countUsefulSchoolSubjects(
  { school }: Pick<SubjectRow, 'school'>,
  circumstances: Circumstances | undefined,
): number {
  const usefulSubjects = listSchoolSubjects(circumstances).filter(
    (id) => school.required.includes(id) || school.helps.includes(id),
  );
  return Math.min(MAX_COUNTED_SCHOOL_SUBJECTS, usefulSubjects.length);
}
