import {
  type Circumstances,
  DEAL_BREAKERS,
  type DealBreakerId,
  type Interest,
  INTERESTS,
  isRecord,
  MAX_JOBS_IN_MIND,
  QUALIFICATION_LEVELS,
  isCountry,
  type QualificationLevel,
  type Stage,
  STAGES,
  type TileId,
  TILES,
  TRAINING_TIMES,
  type TrainingTime,
} from '@bearings/contracts';

/** A job in mind, with the title that the person found it by. */
export interface JobInMind {
  /** O*NET-SOC code. */
  code: string;
  title: string;
}

/** The answers to the step as this browser keeps them. null: not answered. */
export interface Choices {
  readonly interests: Readonly<Partial<Record<TileId, Interest>>>;
  readonly stage: Stage | null;
  readonly qualificationLevel: QualificationLevel | null;
  readonly training: TrainingTime | null;
  readonly dealBreakers: readonly DealBreakerId[];
  readonly jobs: readonly JobInMind[];
  /** The country whose words the qualifications are in; null: the person's own. Not sent. */
  readonly studiedIn: string | null;
  /** What is typed into the job search. Not sent. */
  readonly jobSearch: string;
}

export const NO_CHOICES: Choices = {
  interests: {},
  stage: null,
  qualificationLevel: null,
  training: null,
  dealBreakers: [],
  jobs: [],
  studiedIn: null,
  jobSearch: '',
};

/** Returns the choices in the format of the API, which leaves out what was not answered. */
export function toCircumstances(choices: Choices): Circumstances {
  const { interests, stage, qualificationLevel, training, dealBreakers, jobs } = choices;
  return {
    interests,
    ...(stage && { stage }),
    ...(qualificationLevel && { qualificationLevel }),
    ...(training && { training }),
    ...(dealBreakers.length > 0 && { dealBreakers: [...dealBreakers] }),
    ...(jobs.length > 0 && { jobsInMind: jobs.map(({ code }) => code) }),
  };
}

const oneOf = <T>(all: readonly T[], value: unknown): T | null =>
  all.find((one) => one === value) ?? null;

const idOf = <T extends string>(all: readonly { id: T }[], value: unknown): T | null =>
  all.find(({ id }) => id === value)?.id ?? null;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readInterests(value: unknown): Choices['interests'] {
  if (!isRecord(value)) return {};
  const known = TILES.flatMap(({ id }): [TileId, Interest][] => {
    const interest = oneOf(INTERESTS, value[id]);
    return interest ? [[id, interest]] : [];
  });
  return Object.fromEntries(known);
}

/** Reads jobs as this browser stores them, or the bare codes of the API, which have no titles. */
function readJobs(value: unknown): JobInMind[] {
  const jobs = listOf(value).flatMap((job): JobInMind[] => {
    if (typeof job === 'string') return [{ code: job, title: job }];
    if (!isRecord(job)) return [];
    const { code, title } = job;
    return typeof code === 'string' && typeof title === 'string' ? [{ code, title }] : [];
  });
  return jobs.slice(0, MAX_JOBS_IN_MIND);
}

/**
 * Parses stored choices, or the circumstances of a reply; drops all it does not know. Returns null
 * when there are none.
 */
export function readChoices(value: unknown): Choices | null {
  if (!isRecord(value)) return null;
  const dealBreakers = listOf(value['dealBreakers']);
  const { studiedIn, jobSearch } = value;
  return {
    interests: readInterests(value['interests']),
    stage: idOf(STAGES, value['stage']),
    qualificationLevel: oneOf(QUALIFICATION_LEVELS, value['qualificationLevel']),
    training: idOf(TRAINING_TIMES, value['training']),
    dealBreakers: DEAL_BREAKERS.flatMap(({ id }) => (dealBreakers.includes(id) ? [id] : [])),
    jobs: readJobs(value['jobs'] ?? value['jobsInMind']),
    studiedIn: isCountry(studiedIn) ? studiedIn : null,
    jobSearch: typeof jobSearch === 'string' ? jobSearch : '',
  };
}
