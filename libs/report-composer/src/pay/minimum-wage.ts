import { minimumWageOf } from '@bearings/career-data';
import { LEGAL_MINIMUM, MINIMUM_BELOW, MINIMUM_IN } from '../content/report-copy/career-facts.js';
import { fill } from '../text.js';
import { formatMoney } from './money.js';

/** Returns a sentence if a published median is below the country's current minimum wage; otherwise an empty text. */
export function belowMinimumWage(country: string, currency: string, median: number): string {
  const least = minimumWageOf(country);
  if (least === null || !least.printable || median >= least.perYear) return '';
  return fill(MINIMUM_BELOW, { amount: inWords(least, currency) });
}

/** Returns the lower end of an estimate that might be below the national minimum wage, in words. */
export function minimumWageText(country: string, currency: string): string {
  const least = minimumWageOf(country);
  return least?.printable === true
    ? fill(MINIMUM_IN, { amount: inWords(least, currency) })
    : LEGAL_MINIMUM;
}

function inWords({ perYear, year }: { perYear: number; year: number }, currency: string): string {
  return `about ${formatMoney(Math.round(perYear / 100) * 100, currency)} in ${year}, check the current figure`;
}
