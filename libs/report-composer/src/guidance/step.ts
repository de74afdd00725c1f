import type { StepKind, StepTime } from '@bearings/contracts';
import type { Trial } from './trial.js';
import type { OccupationFact } from '../composing/report-facts.js';
import type { Check } from './checks.js';
import type { PracticeTask } from './practice.js';

/** A career that steps are made for. */
export interface PlannedCareer extends Pick<OccupationFact, 'code' | 'title' | 'education'> {
  skills: readonly string[];
  /** It asks for longer training than the reader wants. */
  isLong: boolean;
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
      /** The career's place among those of the steps, from 0. */
      place: number;
    }
  | { kind: 'check'; check: Check }
  | { kind: 'practise'; task: PracticeTask }
  | {
      kind: 'apply' | 'aim';
      /** Most people in the first career have no employer. */ alone: boolean;
    }
  | { kind: 'meet'; about: 'work' | 'first-year' }
  | {
      kind: Exclude<
        StepKind,
        'try' | 'search' | 'way' | 'register' | 'check' | 'practise' | 'apply' | 'aim' | 'meet'
      >;
    };

/** Something to do, as facts: its words are made last, for a country (`step-words.ts`). */
export type Step = StepFacts & {
  /** Stable: the kind, and what it is about: "way:29-1141.00". */
  id: string;
  /** Codes of the careers that it is about. */
  careers: readonly string[];
  due: {
    /** Days from the making of the list. */
    days: number;
    time: StepTime;
  };
  /** A step that only the plan shows; the report shows the first ones. */
  isFurther: boolean;
};
