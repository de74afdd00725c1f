import type { StepKind, StepTime } from '@bearings/contracts';
import type { Trial } from './trial.js';
import type { OccupationFact } from '../composing/report-facts.js';
import type { Check } from './checks.js';
import type { PracticeTask } from './practice.js';

/** A career for which steps are created. */
export interface PlannedCareer extends Pick<OccupationFact, 'code' | 'title' | 'education'> {
  skills: readonly string[];
  /** True if the career requires longer training than the reader accepts. */
  isLong: boolean;
  /** Months of training before the work itself, from the reader's current level. */
  months: number;
}

/** The subject of a step. */
export type StepFacts =
  | {
      kind: 'try';
      career: PlannedCareer;
      index: number;
      /** Null for a trial of any kind of work. */
      lasts: Trial['lasts'] | null;
    }
  | {
      kind: 'search' | 'way' | 'register';
      career: PlannedCareer;
      /** The career's index among those of the steps. */
      index: number;
    }
  | { kind: 'check'; check: Check }
  | { kind: 'practise'; task: PracticeTask }
  | {
      kind: 'apply';
      /** The people to whom the reader applies for the first career. */
      to: 'customers' | 'employers' | 'trainers';
    }
  | {
      kind: 'aim';
      /** True if most people in the first career are self-employed. */
      alone: boolean;
    }
  | { kind: 'meet'; about: 'work' | 'first-year' }
  | {
      kind: Exclude<
        StepKind,
        'try' | 'search' | 'way' | 'register' | 'check' | 'practise' | 'apply' | 'aim' | 'meet'
      >;
    };

/** A step as facts. `step-words.ts` writes its words last, for a country. */
export type Step = StepFacts & {
  /** A stable id of the kind and the subject, such as "way:29-1141.00". */
  id: string;
  /** Codes of the step's careers. */
  careers: readonly string[];
  due: {
    /** Number of days after the creation of the list. */
    days: number;
    time: StepTime;
  };
  /** True for a step that only the plan shows; the report shows the first ones. */
  isFurther: boolean;
};
