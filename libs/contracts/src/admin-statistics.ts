import type { AdminStatistics } from './api.generated.js';

/** A range of days in UTC, including both ends. */
export type AdminRange = Pick<AdminStatistics, 'from' | 'to'>;

/** Maximum length of a range in the statistics. */
export const MAX_ADMIN_RANGE_DAYS = 366;
