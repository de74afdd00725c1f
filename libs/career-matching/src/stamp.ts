import { createHash } from 'node:crypto';
import { CATEGORIES } from '@bearings/domain';
import type { Occupation } from '@bearings/career-data';

/**
 * Returns a digest of the occupations' codes, demands and UK employment, in the order of the table.
 * The matching constants contain it, so that constants computed from another table are detected.
 */
export function hashOccupations(occupations: readonly Occupation[]): string {
  const digest = createHash('sha256');
  for (const { code, demand, uk } of occupations) {
    const demands = CATEGORIES.map((category) => demand[category] ?? '');
    digest.update(`${code} ${demands.join(' ')} ${uk.employment ?? ''}\n`);
  }
  return digest.digest('hex').slice(0, 16);
}
