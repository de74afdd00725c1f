import { createHash } from 'node:crypto';
import { CATEGORIES } from '@bearings/contracts';
import type { Occupation } from '@bearings/career-data';

/**
 * Returns what binds the matching constants to the occupations table: a digest of everything in the
 * table that they were made from, which is codes, demands and UK employment, in order.
 */
export function stampOf(occupations: readonly Occupation[]): string {
  const digest = createHash('sha256');
  for (const { code, demand, uk } of occupations) {
    const demands = CATEGORIES.map((category) => demand[category] ?? '');
    digest.update(`${code} ${demands.join(' ')} ${uk.employment ?? ''}\n`);
  }
  return digest.digest('hex').slice(0, 16);
}
