// What the reader earns now, which they state for an hour, a month or a year.
import { toYearlyPay } from '@bearings/career-matching';
import type { Circumstances } from '@bearings/contracts';

/**
 * Returns the reader's yearly pay; null if they did not state it, or in the currency of another country.
 * @param country whose currency is wanted
 * @param homeCountry in whose currency the reader stated their pay
 */
export function findPayNow(
  circumstances: Circumstances | null,
  country: string,
  homeCountry: string = country,
): number | null {
  const payNow = circumstances?.experience?.payNow;
  return payNow === undefined || homeCountry !== country ? null : toYearlyPay(payNow);
}
