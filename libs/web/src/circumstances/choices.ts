import { type Circumstances, isRecord } from '@bearings/contracts';
import {
  chooseAskedSubjectKind,
  isAskedForFieldOfWork,
  DEAL_BREAKERS,
  type DealBreakerId,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  type FieldOfWork,
  type FieldYears,
  getInterest,
  type InterestAnswer,
  type InterestAnswers,
  INTEREST_ANSWERS,
  MAX_FIELDS_LEFT_OUT,
  MAX_JOBS_IN_MIND,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  QUALIFICATION_LEVELS,
  isCountry,
  type QualificationLevel,
  SCHOOL_SUBJECTS,
  type SchoolSubjectId,
  SPLIT_TILES,
  type Stage,
  STAGES,
  type SubjectId,
  SUBJECTS,
  type TileId,
  TILES,
  TRAINING_TIMES,
  type TrainingTime,
  WORK_FIELDS,
  type WorkField,
} from '@bearings/domain';
import { NO_EXPERIENCE, readExperience, toExperience, type ExperienceChoices } from './experience/experience-choices';
import { filterIds, findId, findOneOf, toList } from './read-values';

/** A career that the person has in mind, with the title under which they found it. */
export interface JobInMind {
  /** The job's O*NET-SOC code. */
  code: string;
  title: string;
}

/**
 * The answers to the assessment's optional questions on interests and situation, as this browser stores them. Null
 * means not answered.
 */
export interface Choices {
  readonly interests: Readonly<Partial<Record<TileId, InterestAnswer>>>;
  readonly stage: Stage | null;
  readonly qualificationLevel: QualificationLevel | null;
  readonly subjects: readonly SubjectId[];
  readonly schoolSubjects: readonly SchoolSubjectId[];
  readonly field: FieldOfWork | null;
  readonly fieldYears: FieldYears | null;
  readonly training: TrainingTime | null;
  readonly dealBreakers: readonly DealBreakerId[];
  /** The fields of work that the person excluded on the page of their report. These screens do not change them. */
  readonly fieldsLeftOut: readonly WorkField[];
  readonly jobs: readonly JobInMind[];
  readonly experience: ExperienceChoices;
  /** The country whose qualification names are used; null for the person's own country. Not sent to the server. */
  readonly studiedIn: string | null;
  /** Texts typed into the searches for a subject and for a job. Not sent to the server. */
  readonly subjectSearch: string;
  readonly jobSearch: string;
}

export const NO_CHOICES: Choices = {
  interests: {},
  stage: null,
  qualificationLevel: null,
  subjects: [],
  schoolSubjects: [],
  field: null,
  fieldYears: null,
  training: null,
  dealBreakers: [],
  fieldsLeftOut: [],
  jobs: [],
  experience: NO_EXPERIENCE,
  studiedIn: null,
  subjectSearch: '',
  jobSearch: '',
};

/** Returns the choices in the API's format. Leaves out questions that are unanswered or no longer shown. */
export function toCircumstances(choices: Choices): Circumstances {
  const { interests, stage, qualificationLevel, training, dealBreakers, jobs } = choices;
  const { subjects, schoolSubjects, field, fieldYears, fieldsLeftOut } = choices;
  const subjectKinds = chooseAskedSubjectKind(choices);
  const experience = toExperience(choices.experience, stage);
  const isFieldAsked = isAskedForFieldOfWork(choices);
  return {
    interests,
    ...(stage && { stage }),
    ...(qualificationLevel && { qualificationLevel }),
    ...(subjectKinds === 'degree' && subjects.length > 0 && { subjects: [...subjects] }),
    ...(subjectKinds === 'school' && schoolSubjects.length > 0 && { schoolSubjects: [...schoolSubjects] }),
    ...(isFieldAsked && field && { field }),
    ...(isFieldAsked && field && fieldYears && { fieldYears }),
    ...(training && { training }),
    ...(dealBreakers.length > 0 && { dealBreakers: [...dealBreakers] }),
    ...(fieldsLeftOut.length > 0 && { fieldsLeftOut: [...fieldsLeftOut] }),
    ...(jobs.length > 0 && { jobsInMind: jobs.map(({ code }) => code) }),
    ...(experience && { experience }),
  };
}

function readInterests(value: unknown): Choices['interests'] {
  if (!isRecord(value)) return {};
  const answers: InterestAnswers = {};
  for (const { id } of [...TILES, ...SPLIT_TILES]) {
    const interest = findOneOf(INTEREST_ANSWERS, value[id]);
    if (interest) answers[id] = interest;
  }
  const knownInterests = TILES.flatMap(({ id }): [TileId, InterestAnswer][] => {
    const interest = getInterest(answers, id);
    return interest ? [[id, interest]] : [];
  });
  return Object.fromEntries(knownInterests);
}

/** Reads jobs in the format that this browser stores, or in the API's, which has codes without titles. */
function readJobs(value: unknown): JobInMind[] {
  const jobs = toList(value).flatMap((job): JobInMind[] => {
    if (typeof job === 'string') return [{ code: job, title: job }];
    if (!isRecord(job)) return [];
    const { code, title } = job;
    return typeof code === 'string' && typeof title === 'string' ? [{ code, title }] : [];
  });
  return jobs.slice(0, MAX_JOBS_IN_MIND);
}

/**
 * Reads choices in the format that this browser stores, or in the API's format. Leaves out unknown values. Returns null
 * if `value` is not an object.
 */
export function readChoices(value: unknown): Choices | null {
  if (!isRecord(value)) return null;
  const dealBreakers = toList(value['dealBreakers']);
  const { studiedIn, subjectSearch, jobSearch } = value;
  return {
    interests: readInterests(value['interests']),
    stage: findId(STAGES, value['stage']),
    qualificationLevel: findOneOf(QUALIFICATION_LEVELS, value['qualificationLevel']),
    subjects: filterIds(SUBJECTS, value['subjects'], MAX_SUBJECTS),
    schoolSubjects: filterIds(SCHOOL_SUBJECTS, value['schoolSubjects'], MAX_SCHOOL_SUBJECTS),
    field: findId(FIELDS_OF_WORK, value['field']),
    fieldYears: findId(FIELD_YEARS, value['fieldYears']),
    training: findId(TRAINING_TIMES, value['training']),
    dealBreakers: DEAL_BREAKERS.flatMap(({ id }) => (dealBreakers.includes(id) ? [id] : [])),
    fieldsLeftOut: filterIds(WORK_FIELDS, value['fieldsLeftOut'], MAX_FIELDS_LEFT_OUT),
    jobs: readJobs(value['jobs'] ?? value['jobsInMind']),
    experience: readExperience(value['experience']),
    studiedIn: isCountry(studiedIn) ? studiedIn : null,
    subjectSearch: typeof subjectSearch === 'string' ? subjectSearch : '',
    jobSearch: typeof jobSearch === 'string' ? jobSearch : '',
  };
}
