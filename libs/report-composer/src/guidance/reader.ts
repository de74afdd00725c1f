import type { QualificationLevel, SubjectId, TrainingTime } from '@bearings/domain';
import type { PlanStage } from '../content/report-copy/guidance.js';
import { MAX_TRAINING_MONTHS_BY_ANSWER } from '@bearings/career-matching';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';

/** What is known about the reader for whom steps are composed. Any answer may be missing. */
export interface Reader {
  country: string;
  stage: PlanStage;
  level: QualificationLevel | null;
  /** Subjects of the degree that the reader has or is studying for. */
  subjects: readonly SubjectId[];
  training: TrainingTime | null;
  /** Months of training that the reader accepts; infinite if unknown. */
  willingMonths: number;
  /** Codes of occupations that deal-breakers exclude, which no step may mention. */
  refused: readonly string[];
  ranked: boolean;
  /**
   * Answers that steps compare with real work: the careers that the reader named (except excluded ones), and the
   * training time that the reader accepts (empty if it is unknown or has no limit).
   */
  stated: { inMind: readonly NamedOccupation[]; training: readonly TrainingTime[] };
}

const DEGREE_LEVEL = 6;

/** Returns what is known about a report's reader, in a country. */
export function createReader(
  facts: Pick<ReportFacts, 'circumstances' | 'excluded' | 'inMind' | 'ranked'>,
  country: string,
): Reader {
  const { stage = 'unknown', qualificationLevel = null, subjects = [], training = null } = facts.circumstances ?? {};
  const refusedJobs = [...facts.excluded, ...facts.inMind.filter((job) => job.excludedBy.length > 0)];
  return {
    country,
    stage,
    level: qualificationLevel,
    subjects,
    training,
    willingMonths: training === null ? Infinity : MAX_TRAINING_MONTHS_BY_ANSWER[training],
    refused: refusedJobs.map(({ code }) => code),
    ranked: facts.ranked,
    stated: {
      inMind: facts.inMind.filter((job) => job.excludedBy.length === 0),
      training: training === null || training === 'longer' ? [] : [training],
    },
  };
}

/** Returns a reader in a country of whom nothing else is known. */
export function createAnyReader(country: string): Reader {
  return createReader({ circumstances: null, excluded: [], inMind: [], ranked: false }, country);
}

/** Returns whether the reader has a degree. A recent graduate has one even without a stated level. */
export function hasDegree({ level, stage }: Reader): boolean {
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
