import { minimumWageOf } from '@bearings/career-data';
import { MINIMUM_BELOW, MINIMUM_IN } from '../content/report-copy/career-facts.js';
import { fill } from '../text.js';
import { formatMoney } from './money.js';

/** Returns a sentence if a published median is below the country's current minimum wage; otherwise an empty text. */
export function belowMinimumWage(country: string, currency: string, median: number): string {
  const least = minimumWageOf(country);
  if (least === null || !least.printable || median >= least.perYear) return '';
  return fill(MINIMUM_BELOW, { amount: inWords(least, currency) });
}

/** Returns a sentence on the minimum wage; an empty text if we may not publish the amount. */
export function minimumWageNote(country: string, currency: string): string {
  const least = minimumWageOf(country);
  return least?.printable === true ? fill(MINIMUM_IN, { amount: inWords(least, currency) }) : '';
}

function inWords({ perYear, year }: { perYear: number; year: number }, currency: string): string {
  return `about ${formatMoney(Math.round(perYear / 100) * 100, currency)} in ${year}, check the current figure`;
}
