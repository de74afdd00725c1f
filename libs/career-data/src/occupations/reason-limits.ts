import type { Category } from '@bearings/contracts';
import { REASON_LIMITS } from '../tables.js';

const BY_CODE = new Map(REASON_LIMITS.map((limit) => [limit.code, limit]));

/** A demand up to this percentile is called "less than most jobs". */
const LESS_UP_TO = 35;
/** A demand from this percentile is called "more than most jobs". */
const MORE_FROM = 65;

/**
 * Returns how a text may describe an occupation's demand in a category: as less or more than in most jobs, or as much.
 * Null if it may not be described. `demand` is a percentile among occupations.
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
