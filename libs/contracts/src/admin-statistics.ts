import type { AdminStatistics } from './api.generated.js';

/** A range of days (UTC), both included. */
export type AdminRange = Pick<AdminStatistics, 'from' | 'to'>;

/** The longest range of the statistics. */
export const MAX_ADMIN_RANGE_DAYS = 366;
