import type { Category } from '@bearings/contracts';

/** What may not be said of one occupation. */
export interface ReasonLimit {
  code: string;
  title: string;
  /** Never said to be asked for less than in most jobs. */
  notLow: readonly Category[];
  /** Never said to be asked for more than in most jobs. */
  notHigh: readonly Category[];
  /** Who judged it, and in which month. */
  by: string;
  on: string;
}
