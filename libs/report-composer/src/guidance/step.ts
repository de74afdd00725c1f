import type { Move } from '@bearings/career-matching';
import type { StepKind, StepPeriod } from '@bearings/domain';
import type { CareerTrial } from './trial.js';
import type { NamedOccupation, OccupationFact } from '../composing/report-facts.js';
import type { AnswerCheck } from './checks.js';
import type { PracticeTask } from './practice.js';

/** A career for which steps are created. */
export interface PlannedCareer extends Pick<OccupationFact, 'code' | 'title' | 'education'> {
  skills: readonly string[];
  /** True if the career requires longer training than the reader accepts. */
  isLong: boolean;
  /** Months of training before the job itself, counted from the reader's present qualification. */
  months: number;
  /** True if the reader has done the work, can change into it from a job, or has years in a job near to it or in its field. */
  isKnown: boolean;
  /** The move from a job of the reader's; null if there is none. */
  move: Move | null;
  /**
   * True if trials for beginners are too simple: the reader has years in a job near to it, or a new degree in its subject,
   * or is ready to lead.
   */
  isNear: boolean;
}

/** Kinds of steps that depend on where the reader stands. */
export type StageStepKind =
  | 'experience'
  | 'visit'
  | 'placement'
  | 'scheme'
  | 'inside'
  | 'credit'
  | 'hours'
  | 'comeback';

/** What a step is about, by its kind. */
export type StepFacts =
  | {
      kind: 'try';
      career: PlannedCareer;
      index: number;
      /** How long it takes to try out the work; null if we know no way to try out this occupation. */
      lasts: CareerTrial['lasts'] | null;
    }
  | {
      kind: 'search' | 'way' | 'register';
      career: PlannedCareer;
      /** The career's index among those for which steps are created. */
      index: number;
    }
  | { kind: 'check'; check: AnswerCheck }
  | { kind: 'practise'; task: PracticeTask }
  | {
      kind: 'apply';
      /** Whom the reader asks for work or training in their top career. */
      to: 'customers' | 'employers' | 'trainers' | 'level';
    }
  /** The gate to medicine, for a pupil or student whose list has this medical career. */
  | { kind: 'medicine'; career: NamedOccupation }
  | { kind: 'inside' | 'credit'; career: PlannedCareer }
  | { kind: 'hours'; career: PlannedCareer; isForTraining: boolean }
  | {
      kind: Exclude<
        StepKind,
        | 'try'
        | 'search'
        | 'way'
        | 'register'
        | 'check'
        | 'practise'
        | 'apply'
        | 'medicine'
        | 'inside'
        | 'credit'
        | 'hours'
      >;
    };

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
