// The training that an occupation takes, by the person's qualification: docs/method.md, "Training".
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

/** Nats: a long training costs at least and at most so much, and so much a year of what is unwanted. */
const LEAST_PENALTY = 0.4;
const MOST_PENALTY = 4;
const PENALTY_PER_YEAR = 1.2;

/** Nats: what a degree says for work that has usual subjects. */
const STUDIED = { direct: 0.6, related: 0.2, other: -0.3 } as const;
/** Nats of a year that it takes to change the subject. */
const CHANGE_PER_YEAR = -0.5;
/** Nats of each school subject that the usual course asks for or that helps, and for how many. */
const SCHOOL_SUBJECT = 0.15;
const MOST_SCHOOL_SUBJECTS = 2;

/** Months of a degree, of a year of changing, and of the longest training that is paid throughout. */
const DEGREE_MONTHS = 36;
const CONVERSION_MONTHS = 12;
const MOST_PAID_MONTHS = 48;

/** How a person's degree subjects stand to those that an occupation's people usually have. */
export interface StudyFit {
  match: keyof typeof STUDIED;
  /** Months that the training takes longer than from the usual subject; 0 but for another subject. */
  changeMonths: number;
}

export interface TrainingNeed {
  /** Months until able to do the job, from what the person has or is studying for. */
  months: number;
  /** Usually paid while training. */
  paid: boolean;
  /** Unpaid months beyond what the person is willing to train; 0 where they said nothing. */
  excessMonths: number;
  /** Null where the person named no degree subject, or the occupation has no usual one. */
  study: StudyFit | null;
  /** School subjects that the usual course asks for and that a pupil who named some did not name. */
  missingSubjects: readonly SchoolSubjectId[];
}

/** Returns the level that a person has, or is studying for. */
export function standingLevel({
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

/** Returns the training that an occupation takes, by the person's qualification. */
export function trainingNeed(
  row: CircumstanceRow,
  subjects: SubjectRow,
  circumstances: Circumstances | undefined,
): TrainingNeed {
  const level = standingLevel(circumstances ?? {});
  const hasDegree = level !== undefined && level >= DEGREE_LEVEL;
  const study = hasDegree ? studyFit(row, subjects, circumstances?.subjects ?? []) : null;
  const schooling = schoolingMonths(row, level);
  const training = hasDegree ? monthsFromDegree(row, subjects, study?.match) : row.months;
  const unpaid = schooling + (row.paid ? Math.max(0, training - MOST_PAID_MONTHS) : training);
  const accepted = circumstances?.training ? WILLING_MONTHS[circumstances.training] : Infinity;
  return {
    months: schooling + training,
    paid: row.paid,
    excessMonths: Math.max(0, unpaid - accepted),
    study,
    missingSubjects: hasDegree ? [] : missingSubjects(subjects, namedAtSchool(circumstances)),
  };
}

/** Returns the subjects that a pupil named; none for anyone else. */
function namedAtSchool(circumstances: Circumstances | undefined): readonly SchoolSubjectId[] {
  const isPupil = askedSubjects(circumstances ?? {}) === 'school';
  return (isPupil && circumstances?.schoolSubjects) || [];
}

function missingSubjects(
  { school }: SubjectRow,
  named: readonly SchoolSubjectId[],
): readonly SchoolSubjectId[] {
  return named.length === 0 ? [] : school.asked.filter((id) => !named.includes(id));
}

function studyFit(
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

/** Months from a degree. `fromDegree` is the shortest way from any. */
function monthsFromDegree(
  { months, fromDegree, paid }: CircumstanceRow,
  { course }: SubjectRow,
  match: StudyFit['match'] | undefined,
): number {
  const shortest = Math.min(months, fromDegree);
  // A degree in the subject is part of the training, but for the part that employers pay.
  if (match === 'direct' && !paid) return Math.min(shortest, Math.max(0, months - DEGREE_MONTHS));
  if (match !== 'other') return shortest;
  // A course that is named is taken whole. Elsewhere paid training takes any degree, and a year's course leads to the rest.
  if (course !== undefined) return months;
  return Math.min(months, shortest + (paid ? 0 : CONVERSION_MONTHS));
}

/** Months of school until the level that is asked for. */
function schoolingMonths(row: CircumstanceRow, from: QualificationLevel | undefined): number {
  if (from === 1 && row.level === 2) return 12;
  if (from === 1 && row.level === 3) return 36;
  return from === 2 && row.level === 3 ? 24 : 0;
}

/** Returns what the length of training changes, in nats. */
export function trainingPenalty({ excessMonths }: TrainingNeed): number {
  if (excessMonths === 0) return 0;
  const penalty = PENALTY_PER_YEAR * (excessMonths / 12);
  return -Math.min(MOST_PENALTY, Math.max(LEAST_PENALTY, penalty));
}

/** Returns what the subjects of a degree, or those of a school, say for an occupation, in nats. */
export function subjectNats(
  { school }: SubjectRow,
  { study }: TrainingNeed,
  circumstances: Circumstances | undefined,
): number {
  if (study) return STUDIED[study.match] + (CHANGE_PER_YEAR * study.changeMonths) / 12;
  const useful = namedAtSchool(circumstances).filter(
    (id) => school.asked.includes(id) || school.helps.includes(id),
  );
  return SCHOOL_SUBJECT * Math.min(MOST_SCHOOL_SUBJECTS, useful.length);
}
