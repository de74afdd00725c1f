import type { Category } from '@bearings/domain';
import { REASON_LIMITS } from '../tables.js';

const LIMITS_BY_CODE = new Map(REASON_LIMITS.map((limit) => [limit.code, limit]));

/**
 * Maximum demand in a category, as a percentile among occupations, at which texts say that an occupation demands less
 * of it than most jobs.
 */
export const MAX_LESS_DEMAND = 35;
/**
 * Minimum demand in a category, as a percentile among occupations, at which texts say that an occupation demands more
 * of it than most jobs.
 */
const MIN_MORE_DEMAND = 65;

/**
 * Returns how a text may describe an occupation's demand in a category: as less or more than in most jobs, or as much.
 * Null if it may not be described. `demand` is a percentile among occupations.
 */
export function limitDemand(code: string, category: Category, demand: number): 'less' | 'more' | 'as much' | null {
  const limit = LIMITS_BY_CODE.get(code);
  if (demand <= MAX_LESS_DEMAND) return limit?.notLow.includes(category) ? null : 'less';
  if (demand >= MIN_MORE_DEMAND) return limit?.notHigh.includes(category) ? null : 'more';
  return demand >= 40 && demand <= 60 ? 'as much' : null;
}
