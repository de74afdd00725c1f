import type { OccupationFact } from '../composing/report-facts.js';
import type { Move } from '@bearings/career-matching';

/** A career for which steps are created. */
export interface PlannedCareer extends Pick<OccupationFact, 'code' | 'title' | 'education'> {
  skills: readonly string[];
  /** True if the career requires longer training than the reader accepts. */
  isLong: boolean;
  /** Months of training before the job itself, counted from the reader's present qualification. */
  months: number;
  /** True if people are usually paid while they train for it. */
  isPaid: boolean;
  /** True if the reader has done the work, can change into it from a job, or has years in a job near to it or in its field. */
  isKnown: boolean;
  /** The move from a job of the reader's; null if there is none. */
  move: Move | null;
  /**
   * True if trials for beginners are too simple: the reader has years in a job near to it, or a new degree in its subject,
   * or is ready to lead.
   */
  isNear: boolean;
  /** True if it is below the level that the reader has worked at. */
  isBelowLevel: boolean;
}
