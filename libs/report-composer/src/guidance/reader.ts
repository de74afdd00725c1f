import {
  COMMON_JOBS,
  countFewestYears,
  type FieldOfWork,
  isAskedForFieldOfWork,
  type PersonalityType,
  type TrainingTime,
} from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import type { Circumstances } from '@bearings/contracts';
import { type Learner, MAX_TRAINING_MONTHS_BY_ANSWER, readLearner, YEARS_BY_ANSWER } from '@bearings/career-matching';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';

/** What is known about the reader for whom steps are composed. Any answer may be missing. */
export interface Reader extends Learner {
  /** Months of training that the reader accepts; infinite if unknown. */
  willingMonths: number;
  /** Codes of occupations that deal-breakers exclude, which no step may mention. */
  refused: readonly string[];
  ranked: boolean;
  /** Null if the reader is close to the middle between the types. */
  energy: PersonalityType | null;
  /** The job that the reader does now; null if they named none. */
  jobNow: NamedOccupation | null;
  /** The field in which the reader works, with the fewest years in it; null if they told us none. */
  field: { id: FieldOfWork; years: number } | null;
  /** The fewest years of work that their answers can mean; 0 if they told us none. */
  years: number;
  /**
   * Answers that steps compare with real work: the careers that the reader named (except excluded ones), and the
   * training time that the reader accepts (empty if it is unknown or has no limit).
   */
  stated: { inMind: readonly NamedOccupation[]; training: readonly TrainingTime[] };
}

/** Returns what is known about a report's reader, in a country. */
export function createReader(
  facts: Pick<ReportFacts, 'circumstances' | 'excluded' | 'inMind' | 'ranked' | 'personality'>,
  country: string,
): Reader {
  const learner = readLearner(facts.circumstances, country);
  const { training } = learner;
  const refusedJobs = [...facts.excluded, ...facts.inMind.filter((job) => job.excludedBy.length > 0)];
  return {
    ...learner,
    willingMonths: training === null ? Infinity : MAX_TRAINING_MONTHS_BY_ANSWER[training],
    refused: refusedJobs.map(({ code }) => code),
    ranked: facts.ranked,
    energy: facts.personality.closeToMiddle ? null : facts.personality.type,
    jobNow: findJobNow(facts.circumstances),
    field: findField(facts.circumstances),
    years: countYearsOfWork(facts.circumstances),
    stated: {
      inMind: facts.inMind.filter((job) => job.excludedBy.length === 0),
      training: training === null || training === 'longer' ? [] : [training],
    },
  };
}

/** Returns facts without the jobs that the reader has done, for texts that may not say what follows from them. */
export function withoutJobs<Facts extends Pick<ReportFacts, 'circumstances'>>(facts: Facts): Facts {
  const { circumstances } = facts;
  if (circumstances?.experience === undefined) return facts;
  return { ...facts, circumstances: { ...circumstances, experience: { ...circumstances.experience, jobs: [] } } };
}

/** Returns a reader in a country of whom nothing else is known, or only their circumstances. */
export function createAnyReader(country: string, circumstances: Circumstances | null = null): Reader {
  const personality = { type: 'extravert', energy: 50, closeToMiddle: true, version: 1 } as const;
  return createReader({ circumstances, excluded: [], inMind: [], ranked: false, personality }, country);
}

function findJobNow(circumstances: Circumstances | null): NamedOccupation | null {
  const code = circumstances?.experience?.jobs?.find(({ isCurrent }) => isCurrent)?.occupation;
  const title = occupationByCode(code ?? '')?.title ?? COMMON_JOBS.find((job) => job.code === code)?.title;
  return code === undefined || title === undefined ? null : { code, title };
}

/** Returns the fewest years of work that a person's answers can mean: those of the longest job or of their field. */
export function countYearsOfWork(circumstances: Circumstances | null): number {
  const jobs = circumstances?.experience?.jobs ?? [];
  const jobYears = jobs.map(({ years }) => countFewestYears(years));
  return Math.max(findField(circumstances)?.years ?? 0, ...jobYears);
}

function findField(circumstances: Circumstances | null): Reader['field'] {
  const { stage, field, fieldYears } = circumstances ?? {};
  if (field === undefined || fieldYears === undefined || stage === undefined) return null;
  return isAskedForFieldOfWork({ stage }) ? { id: field, years: YEARS_BY_ANSWER[fieldYears] } : null;
}

/**
 * Returns whether a text mentions an occupation that a deal-breaker of the reader excludes. `names` has the codes of
 * the occupations that the text mentions.
 */
export function mentionsExcludedOccupation(names: readonly string[], { refused }: Reader): boolean {
  return names.some((code) => refused.includes(code));
}
