import type { FactsSource } from './facts-source.js';
import { US_SELF_EMPLOYED_ROWS } from '../tables.js';

export const US_SELF_EMPLOYED_SOURCE: FactsSource = {
  title: 'Employment Projections 2024-34, Table 1.2',
  publisher: 'US Bureau of Labor Statistics',
  edition: '2024-34, published in August 2025',
  licence: 'public domain',
  attribution: 'Source: US Bureau of Labor Statistics, Employment Projections 2024-34.',
  caveats: ['The shares are of people at work in the United States in 2024.'],
};

/** Minimum percentage of self-employed people for an occupation to count as mostly self-employed. */
const MIN_MOSTLY_PERCENT = 50;

const shareByCode = new Map(US_SELF_EMPLOYED_ROWS);

/**
 * Returns the percentage of people in an occupation who had no employer in the United States in 2024. Null if it is
 * below 25 or not published for this occupation alone.
 */
export function getUsSelfEmployed(code: string): number | null {
  return shareByCode.get(code) ?? null;
}

/** Returns whether most people in an occupation were self-employed in the United States. */
export function isMostlySelfEmployed(code: string): boolean {
  return (shareByCode.get(code) ?? 0) >= MIN_MOSTLY_PERCENT;
}
