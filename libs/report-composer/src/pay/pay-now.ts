// What the reader earns now, which they state for an hour, a month or a year.
import type { Circumstances, PayNow } from '@bearings/contracts';
import type { PayPeriod } from '@bearings/domain';

const HUNDREDTHS = 100;
/** A full-time year has 52 weeks of 37.5 paid hours, which is close to what the published figures cover. */
const PERIODS_PER_YEAR: Readonly<Record<PayPeriod, number>> = { year: 1, month: 12, hour: 52 * 37.5 };

/** Returns pay for any period as whole units of the currency for a full-time year. */
export const toYearlyPay = ({ hundredths, period }: PayNow): number =>
  Math.round((hundredths / HUNDREDTHS) * PERIODS_PER_YEAR[period]);

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
