// Parses what a person has done and what should change: jobs, pastimes, direction and present pay.
import type { Experience, PastJob, PayNow } from '@bearings/contracts';
import {
  DIRECTIONS,
  EXPERIENCE_LIMITS,
  isCommonJob,
  JOB_YEARS,
  PASTIMES,
  PAY_LIMITS,
  PAY_PERIODS,
  TASK_NUMBERS,
  type TaskNumber,
  WANTED_CHANGES,
} from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import { createParseFailure, type Parsed } from '../platform/http/parsed.js';
import { listIds, parseChoice, parseIds, parseList, parseParts, quoteIfHarmless } from './parse-choices.js';

const EXPERIENCE_PARTS: { [Part in keyof Required<Experience>]: true } = {
  jobs: true,
  apprenticeship: true,
  pastimes: true,
  direction: true,
  changes: true,
  payNow: true,
};

const JOB_PARTS: { [Part in keyof Required<PastJob>]: true } = {
  occupation: true,
  years: true,
  isCurrent: true,
  moreTasks: true,
  lessTasks: true,
};

const PAY_PARTS: { [Part in keyof Required<PayNow>]: true } = { hundredths: true, period: true };

/**
 * Returns what a person has done from any JSON value; never throws. Choices are sorted, empty lists are left out, and
 * the present jobs come first. Undefined if nothing is answered, so that equal answers are equal as JSON.
 */
export function parseExperience(field: string, input: unknown): Parsed<Experience | undefined> {
  if (input === undefined) return { ok: true, value: undefined };
  const parts = parseParts(field, 'experience', input, EXPERIENCE_PARTS);
  if (!parts.ok) return parts;
  const sent = parts.value;
  const jobs = parseJobs(`${field}.jobs`, sent.jobs);
  if (!jobs.ok) return jobs;
  const apprenticeship = parseApprenticeship(`${field}.apprenticeship`, sent.apprenticeship);
  if (!apprenticeship.ok) return apprenticeship;
  const pastimes = parseIds(`${field}.pastimes`, sent.pastimes, listIds(PASTIMES), EXPERIENCE_LIMITS.pastimes);
  if (!pastimes.ok) return pastimes;
  const direction = parseChoice(`${field}.direction`, sent.direction, listIds(DIRECTIONS));
  if (!direction.ok) return direction;
  const changes = parseIds(`${field}.changes`, sent.changes, listIds(WANTED_CHANGES), EXPERIENCE_LIMITS.changes);
  if (!changes.ok) return changes;
  const payNow = parsePay(`${field}.payNow`, sent.payNow);
  if (!payNow.ok) return payNow;

  const value: Experience = {
    ...(jobs.value.length > 0 && { jobs: jobs.value }),
    ...(apprenticeship.value !== undefined && { apprenticeship: apprenticeship.value }),
    ...(pastimes.value.length > 0 && { pastimes: pastimes.value }),
    ...(direction.value !== undefined && { direction: direction.value }),
    ...(changes.value.length > 0 && { changes: changes.value }),
    ...(payNow.value !== undefined && { payNow: payNow.value }),
  };
  return { ok: true, value: Object.keys(value).length === 0 ? undefined : value };
}

function parseJobs(field: string, input: unknown): Parsed<PastJob[]> {
  const items = parseList(field, input, EXPERIENCE_LIMITS.jobs);
  if (!items.ok) return items;
  const jobs: PastJob[] = [];
  for (const item of items.value) {
    const job = parseJob(field, item);
    if (!job.ok) return job;
    if (jobs.some(({ occupation }) => occupation === job.value.occupation))
      return createParseFailure(field, `${quoteIfHarmless(job.value.occupation)} is named more than once.`);
    jobs.push(job.value);
  }
  return { ok: true, value: jobs.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

function parseJob(field: string, input: unknown): Parsed<PastJob> {
  const parts = parseParts(field, 'job', input, JOB_PARTS);
  if (!parts.ok) return parts;
  const { occupation, isCurrent, ...sent } = parts.value;
  if (!isKnownJob(occupation))
    return createParseFailure(`${field}.occupation`, `${quoteIfHarmless(occupation)} is not one of our jobs.`);
  if (typeof isCurrent !== 'boolean')
    return createParseFailure(`${field}.isCurrent`, 'isCurrent must be true or false.');
  const years = parseChoice(`${field}.years`, sent.years, listIds(JOB_YEARS));
  if (!years.ok) return years;
  const moreTasks = parseTasks(`${field}.moreTasks`, sent.moreTasks);
  if (!moreTasks.ok) return moreTasks;
  const lessTasks = parseTasks(`${field}.lessTasks`, sent.lessTasks);
  if (!lessTasks.ok) return lessTasks;
  if (moreTasks.value.some((task) => lessTasks.value.includes(task)))
    return createParseFailure(`${field}.lessTasks`, 'A task cannot be both more and less wanted.');
  const given = years.value === undefined ? {} : { years: years.value };
  return {
    ok: true,
    value: { occupation, ...given, isCurrent, moreTasks: moreTasks.value, lessTasks: lessTasks.value },
  };
}

const isKnownJob = (code: unknown): code is string =>
  typeof code === 'string' && (isCommonJob(code) || occupationByCode(code) !== undefined);

function parseTasks(field: string, input: unknown): Parsed<TaskNumber[]> {
  const items = parseList(field, input, TASK_NUMBERS.length);
  if (!items.ok) return items;
  const value = TASK_NUMBERS.filter((number) => items.value.includes(number));
  if (value.length === items.value.length) return { ok: true, value };
  return createParseFailure(field, `Each task must be one of ${TASK_NUMBERS.join(', ')}, and be named once.`);
}

function parseApprenticeship(field: string, input: unknown): Parsed<string | undefined> {
  if (input === undefined) return { ok: true, value: undefined };
  if (typeof input === 'string' && occupationByCode(input) !== undefined) return { ok: true, value: input };
  return createParseFailure(field, `${quoteIfHarmless(input)} is not one of our occupations.`);
}

function parsePay(field: string, input: unknown): Parsed<PayNow | undefined> {
  if (input === undefined) return { ok: true, value: undefined };
  const parts = parseParts(field, 'pay', input, PAY_PARTS);
  if (!parts.ok) return parts;
  const { hundredths } = parts.value;
  const period = parseChoice(`${field}.period`, parts.value.period, PAY_PERIODS);
  if (!period.ok) return period;
  if (period.value === undefined) return createParseFailure(`${field}.period`, 'Pay needs its period.');
  const { least, most } = PAY_LIMITS[period.value];
  const isPlausible = Number.isInteger(hundredths) && Number(hundredths) >= least && Number(hundredths) <= most;
  if (!isPlausible || typeof hundredths !== 'number')
    return createParseFailure(`${field}.hundredths`, `This must be a whole number from ${least} to ${most}.`);
  return { ok: true, value: { hundredths, period: period.value } };
}
