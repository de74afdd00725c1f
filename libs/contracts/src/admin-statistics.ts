import type { FunnelDay } from './admin.js';

/** A range of days (UTC), both included. */
export interface AdminRange {
  /** YYYY-MM-DD. */
  from: string;
  /** YYYY-MM-DD. */
  to: string;
}

/** The longest range of the statistics. */
export const MAX_ADMIN_RANGE_DAYS = 366;

/** A day of the funnel with its sales. */
export interface SalesDay extends FunnelDay {
  /** Pence paid on that day, less what was refunded of it since. */
  revenue: number;
}

/** How many people stopped after so many statements. */
export interface LeavingStep {
  /** Statements answered, from 0. */
  answered: number;
  people: number;
}

/** What happened in a range of days. */
export interface AdminStatistics extends AdminRange {
  /** Every day of the range, oldest first. */
  days: SalesDay[];
  /** Of the payments of the range. */
  sales: { payments: number; refunded: number; disputed: number };
  /**
   * Assessments begun in the range and not completed, without those that were worked on in the last
   * hour. Every number of answers, from none to all.
   */
  leaving: LeavingStep[];
}
