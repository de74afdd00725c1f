import { getMinimumWage } from '@bearings/career-data';
import { BELOW_MINIMUM_NOTE } from '../content/report-copy/career-facts.js';
import { fillWording } from '../text.js';
import { formatMoney } from './money.js';

/** Returns a sentence if published median pay is below the country's current minimum wage; otherwise an empty text. */
export function describeBelowMinimum(country: string, currency: string, median: number): string {
  const minimumWage = getMinimumWage(country);
  if (minimumWage === null || !minimumWage.printable || median >= minimumWage.perYear) return '';
  return fillWording(BELOW_MINIMUM_NOTE, { amount: formatMinimumWage(minimumWage, currency) });
}

/** Returns the minimum wage as a text; null if we may not publish the amount. */
export function describeMinimumWage(country: string, currency: string): string | null {
  const minimumWage = getMinimumWage(country);
  return minimumWage?.printable === true ? formatMinimumWage(minimumWage, currency) : null;
}

function formatMinimumWage({ perYear, year }: { perYear: number; year: number }, currency: string): string {
  return `about ${formatMoney(Math.round(perYear / 100) * 100, currency)} in ${year}, check the current figure`;
}
