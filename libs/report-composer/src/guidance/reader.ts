import type { QualificationLevel, SubjectId, TrainingTime } from '@bearings/contracts';
import type { PlanStage } from '../content/report-copy/guidance.js';
import { WILLING_MONTHS } from '@bearings/career-matching';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';

/** Input of the steps in addition to the careers. Any field may be unknown. */
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
  /** Jobs in mind that are not excluded, and the accepted training time unless the reader accepts any. */
  stated: { inMind: readonly NamedOccupation[]; training: readonly TrainingTime[] };
}

const DEGREE_LEVEL = 6;

/** Returns the reader of a report for a country. */
export function readerOf(facts: ReportFacts, country: string): Reader {
  const {
    stage = 'unknown',
    qualificationLevel = null,
    subjects = [],
    training = null,
  } = facts.circumstances ?? {};
  const refused = [...facts.excluded, ...facts.inMind.filter((job) => job.excludedBy.length > 0)];
  return {
    country,
    stage,
    level: qualificationLevel,
    subjects,
    training,
    willingMonths: training === null ? Infinity : WILLING_MONTHS[training],
    refused: refused.map(({ code }) => code),
    ranked: facts.ranked,
    stated: {
      inMind: facts.inMind.filter((job) => job.excludedBy.length === 0),
      training: training === null || training === 'longer' ? [] : [training],
    },
  };
}

/** Returns whether the reader has a degree. A recent graduate has one even without a stated level. */
export function hasDegree({ level, stage }: Reader): boolean {
  return level === null ? stage === 'graduate' : level >= DEGREE_LEVEL;
}

/** Returns whether training is counted from a degree that the reader has or is studying for, as in matching. */
export function countsDegree(reader: Reader): boolean {
  return hasDegree(reader) || reader.stage === 'student';
}

/** Returns whether one of the occupations mentioned in a text is excluded by a deal-breaker. */
export function namesRefused(names: readonly string[], { refused }: Reader): boolean {
  return names.some((code) => refused.includes(code));
}
