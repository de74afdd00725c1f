import { type Circumstances, isRecord, type KeptJob } from '@bearings/contracts';
import {
  type CertificateId,
  CERTIFICATES,
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
  MAX_KEPT_JOBS,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  QUALIFICATION_LEVELS,
  isCountry,
  JOB_CONDITIONS,
  type JobConditionId,
  type PlaceId,
  PLACES,
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
import type { JobInMind } from './job-in-mind';
import { listAskedAnswers } from './kept-jobs';
import { filterIds, findId, findOneOf, readDealBreakers, toList } from './read-values';

/**
 * The answers to the assessment's optional questions on interests and situation, as this browser stores them. Null
 * means not answered.
 */
export interface Choices {
  readonly interests: Readonly<Partial<Record<TileId, InterestAnswer>>>;
  readonly stage: Stage | null;
  readonly qualificationLevel: QualificationLevel | null;
  /** The certificate of that level, in a country that has several. */
  readonly certificate: CertificateId | null;
  /** The state or province where the person wants to work. */
  readonly place: PlaceId | null;
  readonly subjects: readonly SubjectId[];
  readonly schoolSubjects: readonly SchoolSubjectId[];
  readonly field: FieldOfWork | null;
  readonly fieldYears: FieldYears | null;
  readonly training: TrainingTime | null;
  readonly dealBreakers: readonly DealBreakerId[];
  /** The fields of work that the person excluded on the page of their report. These screens do not change them. */
  readonly fieldsLeftOut: readonly WorkField[];
  /** What the person asks of every job, by "What if" on their report. These screens do not change it. */
  readonly conditions: readonly JobConditionId[];
  readonly payFloor: NonNullable<Circumstances['payFloor']> | null;
  readonly jobs: readonly JobInMind[];
  /** Whether jobs stay in the list despite a deal-breaker. Only those that are still asked are sent. */
  readonly keptJobs: readonly KeptJob[];
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
  certificate: null,
  place: null,
  subjects: [],
  schoolSubjects: [],
  field: null,
  fieldYears: null,
  training: null,
  dealBreakers: [],
  fieldsLeftOut: [],
  conditions: [],
  payFloor: null,
  jobs: [],
  keptJobs: [],
  experience: NO_EXPERIENCE,
  studiedIn: null,
  subjectSearch: '',
  jobSearch: '',
};

/** Returns the choices in the API's format. Leaves out questions that are unanswered or no longer shown. */
export function toCircumstances(choices: Choices): Circumstances {
  const { interests, stage, qualificationLevel, certificate, place, training, dealBreakers, jobs } = choices;
  const { subjects, schoolSubjects, field, fieldYears, fieldsLeftOut, conditions, payFloor } = choices;
  const subjectKinds = chooseAskedSubjectKind(choices);
  const experience = toExperience(choices.experience, stage);
  const keptJobs = listAskedAnswers(choices);
  const isFieldAsked = isAskedForFieldOfWork(choices);
  return {
    interests,
    ...(stage && { stage }),
    ...(qualificationLevel && { qualificationLevel }),
    ...(qualificationLevel && certificate && { certificate }),
    ...(place && { place }),
    ...(subjectKinds === 'degree' && subjects.length > 0 && { subjects: [...subjects] }),
    ...(subjectKinds === 'school' && schoolSubjects.length > 0 && { schoolSubjects: [...schoolSubjects] }),
    ...(isFieldAsked && field && { field }),
    ...(isFieldAsked && field && fieldYears && { fieldYears }),
    ...(training && { training }),
    ...(dealBreakers.length > 0 && { dealBreakers: [...dealBreakers] }),
    ...(fieldsLeftOut.length > 0 && { fieldsLeftOut: [...fieldsLeftOut] }),
    ...(conditions.length > 0 && { conditions: [...conditions] }),
    ...(payFloor && { payFloor }),
    ...(jobs.length > 0 && { jobsInMind: jobs.map(({ code }) => code) }),
    ...(keptJobs.length > 0 && { keptJobs }),
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
    if (typeof job === 'string') return [{ code: job, title: job, dealBreakers: [] }];
    if (!isRecord(job)) return [];
    const { code, title } = job;
    const dealBreakers = readDealBreakers(job['dealBreakers']);
    return typeof code === 'string' && typeof title === 'string' ? [{ code, title, dealBreakers }] : [];
  });
  return jobs.slice(0, MAX_JOBS_IN_MIND);
}

function readKeptJob(value: unknown): KeptJob[] {
  if (!isRecord(value)) return [];
  const { occupation, isKept } = value;
  const dealBreaker = findId(DEAL_BREAKERS, value['dealBreaker']);
  return typeof occupation === 'string' && dealBreaker !== null && typeof isKept === 'boolean'
    ? [{ occupation, dealBreaker, isKept }]
    : [];
}

function readPayFloor(value: unknown): Choices['payFloor'] {
  if (!isRecord(value)) return null;
  const { yearly, country } = value;
  return typeof yearly === 'number' && isCountry(country) ? { yearly, country } : null;
}

/**
 * Reads choices in the format that this browser stores, or in the API's format. Leaves out unknown values. Returns null
 * if `value` is not an object.
 */
export function readChoices(value: unknown): Choices | null {
  if (!isRecord(value)) return null;
  const { subjectSearch, jobSearch } = value;
  const qualificationLevel = findOneOf(QUALIFICATION_LEVELS, value['qualificationLevel']);
  const certificate = CERTIFICATES.find(({ id }) => id === value['certificate']) ?? null;
  const hasCertificate = certificate !== null && certificate.level === qualificationLevel;
  const studiedIn = value['studiedIn'] ?? certificate?.country;
  return {
    interests: readInterests(value['interests']),
    stage: findId(STAGES, value['stage']),
    qualificationLevel,
    certificate: hasCertificate ? certificate.id : null,
    place: findId(PLACES, value['place']),
    subjects: filterIds(SUBJECTS, value['subjects'], MAX_SUBJECTS),
    schoolSubjects: filterIds(SCHOOL_SUBJECTS, value['schoolSubjects'], MAX_SCHOOL_SUBJECTS),
    field: findId(FIELDS_OF_WORK, value['field']),
    fieldYears: findId(FIELD_YEARS, value['fieldYears']),
    training: findId(TRAINING_TIMES, value['training']),
    dealBreakers: readDealBreakers(value['dealBreakers']),
    fieldsLeftOut: filterIds(WORK_FIELDS, value['fieldsLeftOut'], MAX_FIELDS_LEFT_OUT),
    conditions: filterIds(JOB_CONDITIONS, value['conditions'], JOB_CONDITIONS.length),
    payFloor: readPayFloor(value['payFloor']),
    jobs: readJobs(value['jobs'] ?? value['jobsInMind']),
    keptJobs: toList(value['keptJobs']).flatMap(readKeptJob).slice(0, MAX_KEPT_JOBS),
    experience: readExperience(value['experience']),
    studiedIn: isCountry(studiedIn) ? studiedIn : null,
    subjectSearch: typeof subjectSearch === 'string' ? subjectSearch : '',
    jobSearch: typeof jobSearch === 'string' ? jobSearch : '',
  };
}
