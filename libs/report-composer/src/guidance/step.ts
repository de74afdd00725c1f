import type { DealBreakerId, StepPeriod } from '@bearings/domain';
import type { SearchNote } from '../content/report-copy/guidance.js';
import type { CareerTrial } from './trial.js';
import type { NamedOccupation } from '../composing/report-facts.js';
import type { Difference } from './differences.js';
import type { PlannedCareer } from './planned-career.js';
import type { PracticeTask } from './practice.js';
import type { OpenQuestion } from './questions.js';
import type { Start } from './start.js';

/** Kinds of steps that depend on where the reader stands. */
export type StageStepKind = 'experience' | 'visit' | 'placement' | 'scheme' | 'comeback';

/** What the money step is about, besides its career. */
export type MoneyFacts =
  /** Months of training that are usually unpaid. */
  | { on: 'unpaid'; months: number }
  /** A quarter of the people in it earn less than `low` a year, and the reader earns more than that now. */
  | { on: 'lower'; low: number; currency: string };

/** What a step is about, by its kind. */
export type StepFacts =
  | {
      kind: 'try';
      career: PlannedCareer;
      /** How long it takes to try out the work. */
      lasts: CareerTrial['lasts'];
    }
  | {
      kind: 'search';
      career: PlannedCareer;
      /** What to note of each advert, because this reader asked for it. */
      notes: readonly SearchNote[];
    }
  | {
      kind: 'way' | 'register';
      career: PlannedCareer;
      /** The career's index among those for which steps are created. */
      index: number;
    }
  /** Which of the first careers to look at first. */
  | { kind: 'narrow'; differences: readonly Difference[] }
  | { kind: 'ask'; career: PlannedCareer; question: OpenQuestion }
  /** A job that the reader named and that the plan is not about; what excludes it, if anything does. */
  | { kind: 'named'; career: PlannedCareer; excludedBy: readonly DealBreakerId[] }
  | { kind: 'practise'; task: PracticeTask }
  | {
      kind: 'apply';
      /** Whom the reader asks for work or training in their top career. */
      to: 'apprenticeships' | 'customers' | 'employers' | 'trainers' | 'level';
      /** True if their top career is below the level that they have worked at. */
      isBelowLevel: boolean;
    }
  /** The gate to medicine, for a pupil or student whose list has this medical career. */
  | { kind: 'medicine'; career: NamedOccupation }
  | { kind: 'money'; career: PlannedCareer; money: MoneyFacts }
  | {
      kind: 'after';
      /** Another career of the report. */
      career: PlannedCareer;
      /** Its place in the report; null if that has no order. */
      rank: number | null;
      /** Null if it is unknown. */
      start: Start | null;
    }
  | { kind: StageStepKind | 'names' };

/** A step as facts, without text. `step-words.ts` writes the text later, in a country's English. */
export type Step = StepFacts & {
  /** A stable id made of the step's kind and subject, such as "way:29-1141.00". */
  id: string;
  /** Codes of the step's careers. */
  careers: readonly string[];
  due: {
    /** Number of days from the creation of the list of steps until this step is due. */
    days: number;
    time: StepPeriod;
  };
};
