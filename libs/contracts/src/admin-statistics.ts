import type { AdminStatistics } from './api.generated.js';

/** A range of days in UTC; `from` and `to` belong to it. */
export type AdminRange = Pick<AdminStatistics, 'from' | 'to'>;

/** Maximum number of days in a range of the administration's statistics. */
export const MAX_ADMIN_RANGE_DAYS = 366;
