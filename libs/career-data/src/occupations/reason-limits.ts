import type { Category } from '@bearings/contracts';
import { REASON_LIMITS } from '../tables.js';

const BY_CODE = new Map(REASON_LIMITS.map((limit) => [limit.code, limit]));

/** A demand at or below this is one of the lowest third: "less than most jobs". */
const LESS_UP_TO = 35;
/** A demand from here is one of the highest third: "more than most jobs". */
const MORE_FROM = 65;

/**
 * Returns what may be said of how much an occupation asks for of a category: less or more than most
 * jobs, about as much, or nothing. `demand` is its rank among occupations, 0 to 100.
 */
export function askedFor(
  code: string,
  category: Category,
  demand: number,
): 'less' | 'more' | 'as much' | null {
  const limit = BY_CODE.get(code);
  if (demand <= LESS_UP_TO) return limit?.notLow.includes(category) ? null : 'less';
  if (demand >= MORE_FROM) return limit?.notHigh.includes(category) ? null : 'more';
  return demand >= 40 && demand <= 60 ? 'as much' : null;
}
