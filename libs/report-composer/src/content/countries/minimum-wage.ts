import type { CountryCode } from '@bearings/contracts';

/**
 * Countries of the table without a minimum wage in national law: pay at the bottom is agreed by trade, or set
 * by canton or sector. Everywhere else the law sets one. From general knowledge, November 2026; the amounts
 * are not in our data.
 */
const WITHOUT_MINIMUM_WAGE: ReadonlySet<string> = new Set<CountryCode>([
  'DK',
  'IT',
  'NO',
  'SG',
  'SE',
  'CH',
  'AE',
]);

/**
 * Share of a country's average wage below which a full-time wage may be below the legal minimum. By judgement:
 * the minimum is about half of the average wage in the countries of the table where it is highest.
 */
export const MINIMUM_WAGE_SHARE = 0.55;

/** Whether a country's law sets a minimum wage. */
export function hasMinimumWage(country: string): boolean {
  return !WITHOUT_MINIMUM_WAGE.has(country);
}
