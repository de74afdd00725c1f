// A reader's plan: steps with dates that they can tick, change and add to.
import type { Band, PersonalityType } from './assessment.js';
import type { Category } from './categories.js';
import type { ReportOccupation } from './report-document.js';

/** Limits of a plan. Texts in characters, dates by their year. */
export const PLAN_LIMITS = {
  steps: 100,
  /** Careers that it is about: more would bury the first ones. */
  careers: 6,
  text: 300,
  note: 1_000,
  /** Changes in one call. */
  changes: 100,
  firstYear: 2020,
  lastYear: 2099,
} as const;

export interface PlanStep {
  /** A UUID; of a reader's own step, as the browser made it. */
  id: string;
  /** One line, plain text. */
  text: string;
  /** How to do it, in our words; empty for a reader's own step. */
  detail: string;
  /** ISO date without a time, such as "2026-11-30". */
  dueOn: string;
  /** ISO 8601; null while it is open. */
  doneAt: string | null;
  /** The reader's note, plain text. */
  note: string;
  /** The career that it is for; null where it is for all. */
  career: ReportOccupation | null;
  /** Added by the reader. */
  own: boolean;
}

export interface Plan {
  assessmentId: string;
  /** ISO 8601. */
  madeAt: string;
  /** Whether emails remind of the next steps. */
  reminders: boolean;
  /** The careers that it is built from. */
  careers: ReportOccupation[];
  /** Whether the reader kept these careers; otherwise they are the report's first. */
  kept: boolean;
  /** By date; those of one day in the order they were made. */
  steps: PlanStep[];
}

/** Changes of one step. What is absent stays. Each may be repeated. */
export interface PlanStepChange {
  /** An id that the plan lacks adds a step, if `text` and `dueOn` are there. */
  id: string;
  text?: string;
  dueOn?: string;
  done?: boolean;
  note?: string;
  /** False restores a removed step. */
  removed?: boolean;
}

export interface PlanChange {
  steps?: PlanStepChange[];
  reminders?: boolean;
}

/** The newest report in small, for the dashboard. */
export interface ReportGlance {
  assessmentId: string;
  personalityType: PersonalityType;
  /** In the fixed order; scores are whole numbers, 0 to 100. */
  categories: { category: Category; name: string; score: number; band: Band }[];
  careers: ReportOccupation[];
  kept: boolean;
  done: number;
  total: number;
  /** The open step with the earliest date. */
  next: Pick<PlanStep, 'id' | 'text' | 'dueOn'> | null;
}

export interface RemindersStopped {
  status: 'stopped';
}
