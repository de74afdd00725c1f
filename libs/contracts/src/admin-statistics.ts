import type { AdminStatistics } from './api.generated.js';

/** A range of days in UTC. It includes both its first day, `from`, and its last day, `to`. */
export type AdminRange = Pick<AdminStatistics, 'from' | 'to'>;

export const MAX_ADMIN_RANGE_DAYS = 366;
