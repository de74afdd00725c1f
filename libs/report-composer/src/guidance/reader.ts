import {
  type CertificateId,
  COMMON_JOBS,
  countFewestYears,
  type FieldOfWork,
  findPlace,
  isAskedForFieldOfWork,
  type PersonalityType,
  type Place,
  type QualificationLevel,
  type SubjectId,
  type TrainingTime,
} from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import type { Circumstances } from '@bearings/contracts';
import type { PlanStage } from '../content/report-copy/guidance.js';
import { MAX_TRAINING_MONTHS_BY_ANSWER, YEARS_BY_ANSWER } from '@bearings/career-matching';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';

/** What is known about the reader for whom steps are composed. Any answer may be missing. */
export interface Reader {
  country: string;
  /** The state or province where the reader wants to work; null if it is unknown or of another country. */
  place: Place | null;
  stage: PlanStage;
  level: QualificationLevel | null;
  /** The certificate of that level; null if the country does not tell several apart. */
  certificate: CertificateId | null;
  /** Subjects of the degree that the reader has or is studying for. */
  subjects: readonly SubjectId[];
  training: TrainingTime | null;
  /** Months of training that the reader accepts; infinite if unknown. */
  willingMonths: number;
  /** Codes of occupations that deal-breakers exclude, which no step may mention. */
  refused: readonly string[];
  ranked: boolean;
  /** Null if the reader is close to the middle between the types. */
  energy: PersonalityType | null;
  /** The job that the reader does now; null if they named none. */
  jobNow: NamedOccupation | null;
  /** Codes of the jobs that the reader does or did. */
  done: readonly string[];
  /** The fewest years that the reader can have worked in each of these jobs, by code. */
  yearsByJob: ReadonlyMap<string, number>;
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

/** The fewest years of work after which a reader is past the first steps of a job. */
export const SKILLED_YEARS = 3;

/** The UK qualification level of a bachelor's degree. */
export const DEGREE_LEVEL = 6;

/** Returns what is known about a report's reader, in a country. */
export function createReader(
  facts: Pick<ReportFacts, 'circumstances' | 'excluded' | 'inMind' | 'ranked' | 'personality'>,
  country: string,
): Reader {
  const { stage = 'unknown', qualificationLevel = null, subjects = [], training = null } = facts.circumstances ?? {};
  const refusedJobs = [...facts.excluded, ...facts.inMind.filter((job) => job.excludedBy.length > 0)];
  return {
    country,
    place: findPlace(country, facts.circumstances?.place),
    stage,
    level: qualificationLevel,
    certificate: facts.circumstances?.certificate ?? null,
    subjects,
    training,
    willingMonths: training === null ? Infinity : MAX_TRAINING_MONTHS_BY_ANSWER[training],
    refused: refusedJobs.map(({ code }) => code),
    ranked: facts.ranked,
    energy: facts.personality.closeToMiddle ? null : facts.personality.type,
    jobNow: findJobNow(facts.circumstances),
    done: (facts.circumstances?.experience?.jobs ?? []).map(({ occupation }) => occupation),
    yearsByJob: new Map(
      (facts.circumstances?.experience?.jobs ?? []).map(({ occupation, years }) => [
        occupation,
        countFewestYears(years),
      ]),
    ),
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

/** Certificates of the level of a degree that are none: the German Meister, Techniker and Fachwirt. */
const NO_DEGREES: ReadonlySet<string> = new Set(['DE.meister'] satisfies CertificateId[]);

/** Returns whether the reader has a degree. A recent graduate has one even without a stated level. */
export function hasDegree({ level, stage, certificate }: Reader): boolean {
  if (certificate !== null && NO_DEGREES.has(certificate)) return false;
  return level === null ? stage === 'graduate' : level >= DEGREE_LEVEL;
}

/**
 * Returns whether the reader has a degree or is studying for one. Training is then counted from the
 * degree, as in matching.
 */
export function isTrainingCountedFromDegree(reader: Reader): boolean {
  return hasDegree(reader) || reader.stage === 'student';
}

/**
 * Returns whether a text mentions an occupation that a deal-breaker of the reader excludes. `names` has the codes of
 * the occupations that the text mentions.
 */
export function mentionsExcludedOccupation(names: readonly string[], { refused }: Reader): boolean {
  return names.some((code) => refused.includes(code));
}
