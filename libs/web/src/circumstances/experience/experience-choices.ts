// What a person has done, as this browser stores it, and its conversion from and to the API's format.
import { isRecord, type Experience } from '@bearings/contracts';
import {
  countsAsUnder18,
  type DealBreakerId,
  DIRECTIONS,
  type Direction,
  EXPERIENCE_LIMITS,
  isAskedForFieldOfWork,
  JOB_YEARS,
  type JobYears,
  PASTIMES,
  type PastimeId,
  PAY_LIMITS,
  PAY_PERIODS,
  type PayPeriod,
  type Stage,
  TASK_NUMBERS,
  type TaskNumber,
  WANTED_CHANGES,
  type WantedChange,
} from '@bearings/domain';
import { filterIds, findId, findOneOf, readDealBreakers, toList } from '../read-values';

/** A job that a person does or did. */
export interface StatedJob {
  /** Null while the title is typed, and for a title that we do not know. Such a job is never sent. */
  readonly code: string | null;
  readonly title: string;
  /** Deal-breakers that are a regular part of the work; empty until the server has said which. */
  readonly dealBreakers: readonly DealBreakerId[];
  /** True if the person keeps a title that we do not know. */
  readonly isKept: boolean;
  readonly years: JobYears | null;
  readonly isCurrent: boolean;
  readonly moreTasks: readonly TaskNumber[];
  readonly lessTasks: readonly TaskNumber[];
}

export interface ExperienceChoices {
  readonly jobs: readonly StatedJob[];
  readonly apprenticeship: { readonly code: string | null; readonly title: string };
  readonly pastimes: readonly PastimeId[];
  readonly direction: Direction | null;
  readonly changes: readonly WantedChange[];
  /** The pay as typed. */
  readonly payAmount: string;
  readonly payPeriod: PayPeriod;
}

export const NO_EXPERIENCE: ExperienceChoices = {
  jobs: [],
  apprenticeship: { code: null, title: '' },
  pastimes: [],
  direction: null,
  changes: [],
  payAmount: '',
  payPeriod: 'year',
};

/** What a person is asked: a pupil about small jobs, somebody with working years about all of it. */
export type ExperienceAudience = 'pupil' | 'student' | 'worker';

export function getAudience(stage: Stage | null): ExperienceAudience {
  if (countsAsUnder18({ stage })) return 'pupil';
  return isAskedForFieldOfWork({ stage }) ? 'worker' : 'student';
}

/** Returns whether a job says in which field the person has worked, and for how long. */
export const hasJobWithYears = ({ jobs }: Pick<ExperienceChoices, 'jobs'>): boolean =>
  jobs.some(({ code, years }) => code !== null && years !== null);

/** Returns the pay in hundredths; null if the text is no plausible amount for the period. */
export function parsePay(amount: string, period: PayPeriod): number | null {
  const text = amount.replaceAll(/[\s,’']/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const hundredths = Math.round(Number(text) * 100);
  const { least, most } = PAY_LIMITS[period];
  return hundredths >= least && hundredths <= most ? hundredths : null;
}

/** Returns what a person has done in the API's format, without what is not asked; undefined if nothing is answered. */
export function toExperience(choices: ExperienceChoices, stage: Stage | null): Experience | undefined {
  const audience = getAudience(stage);
  const jobs = choices.jobs.flatMap(({ code, years, isCurrent, moreTasks, lessTasks }) =>
    code === null
      ? []
      : { occupation: code, ...(years && { years }), isCurrent, moreTasks: [...moreTasks], lessTasks: [...lessTasks] },
  );
  const { apprenticeship, pastimes, direction, changes, payAmount, payPeriod } = choices;
  const isWorker = audience === 'worker';
  const hundredths = isWorker ? parsePay(payAmount, payPeriod) : null;
  const experience: Experience = {
    ...(jobs.length > 0 && { jobs: jobs.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) }),
    ...(audience !== 'pupil' && apprenticeship.code !== null && { apprenticeship: apprenticeship.code }),
    ...(pastimes.length > 0 && { pastimes: [...pastimes] }),
    ...(isWorker && direction && { direction }),
    ...(isWorker && changes.length > 0 && { changes: [...changes] }),
    ...(hundredths !== null && { payNow: { hundredths, period: payPeriod } }),
  };
  return Object.keys(experience).length === 0 ? undefined : experience;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readTasks = (value: unknown): TaskNumber[] => TASK_NUMBERS.filter((number) => toList(value).includes(number));

/** Reads a job as this browser stores it, or in the API's format, which has a code without a title. */
function readJob(value: unknown): StatedJob[] {
  if (!isRecord(value)) return [];
  const code = toText(value['code'] ?? value['occupation']) || null;
  const title = toText(value['title']) || (code ?? '');
  const moreTasks = readTasks(value['moreTasks']);
  const lessTasks = readTasks(value['lessTasks']).filter((number) => !moreTasks.includes(number));
  const years = findId(JOB_YEARS, value['years']);
  const isKept = code === null && value['isKept'] === true;
  const dealBreakers = readDealBreakers(value['dealBreakers']);
  return [{ code, title, dealBreakers, isKept, years, isCurrent: value['isCurrent'] === true, moreTasks, lessTasks }];
}

function readApprenticeship(value: unknown): ExperienceChoices['apprenticeship'] {
  if (typeof value === 'string') return { code: value, title: value };
  if (!isRecord(value)) return NO_EXPERIENCE.apprenticeship;
  return { code: toText(value['code']) || null, title: toText(value['title']) };
}

function readPay(value: Record<string, unknown>): Pick<ExperienceChoices, 'payAmount' | 'payPeriod'> {
  const payNow = value['payNow'];
  if (!isRecord(payNow)) {
    return { payAmount: toText(value['payAmount']), payPeriod: findOneOf(PAY_PERIODS, value['payPeriod']) ?? 'year' };
  }
  const hundredths = Number(payNow['hundredths']);
  const payAmount = Number.isInteger(hundredths) ? (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2) : '';
  return { payAmount, payPeriod: findOneOf(PAY_PERIODS, payNow['period']) ?? 'year' };
}

/** Reads what a person has done as this browser stores it, or in the API's format. Leaves out unknown values. */
export function readExperience(value: unknown): ExperienceChoices {
  if (!isRecord(value)) return NO_EXPERIENCE;
  return {
    jobs: toList(value['jobs']).flatMap(readJob).slice(0, EXPERIENCE_LIMITS.jobs),
    apprenticeship: readApprenticeship(value['apprenticeship']),
    pastimes: filterIds(PASTIMES, value['pastimes'], EXPERIENCE_LIMITS.pastimes),
    direction: findId(DIRECTIONS, value['direction']),
    changes: filterIds(WANTED_CHANGES, value['changes'], EXPERIENCE_LIMITS.changes),
    ...readPay(value),
  };
}
