import type { StepKind, StepTime } from '@bearings/contracts';
import type { Trial } from './trial.js';
import type { OccupationFact } from '../composing/report-facts.js';
import type { Check } from './checks.js';
import type { PracticeTask } from './practice.js';

/** A career that steps are made for. */
export interface PlannedCareer extends Pick<OccupationFact, 'code' | 'title' | 'education'> {
  skills: readonly string[];
  /** The career asks for longer training than the reader accepts. */
  isLong: boolean;
  /** Months of training before the work itself, from where the reader stands. */
  months: number;
}

/** The subject of a step. */
export type StepFacts =
  | {
      kind: 'try';
      career: PlannedCareer;
      place: number;
      /** Null for a trial of any work. */
      lasts: Trial['lasts'] | null;
    }
  | {
      kind: 'search' | 'way' | 'register';
      career: PlannedCareer;
      /** The career's index among those of the steps. */
      place: number;
    }
  | { kind: 'check'; check: Check }
  | { kind: 'practise'; task: PracticeTask }
  | {
      kind: 'apply';
      /** Who takes applications for the first career. */
      to: 'customers' | 'employers' | 'trainers';
    }
  | {
      kind: 'aim';
      /** Most people in the first career are self-employed. */
      alone: boolean;
    }
  | { kind: 'meet'; about: 'work' | 'first-year' }
  | {
      kind: Exclude<
        StepKind,
        'try' | 'search' | 'way' | 'register' | 'check' | 'practise' | 'apply' | 'aim' | 'meet'
      >;
    };

/** A step as facts. Its words are made last, for a country (`step-words.ts`). */
export type Step = StepFacts & {
  /** Stable: the kind and the subject, such as "way:29-1141.00". */
  id: string;
  /** Codes of the step's careers. */
  careers: readonly string[];
  due: {
    /** Days after the creation of the list. */
    days: number;
    time: StepTime;
  };
  /** A step that only the plan shows; the report shows the first ones. */
  isFurther: boolean;
};
