import { type CountryCode, getCurrency } from './country.js';
import { PRICE } from './price.js';

/**
 * The month of the rates, YYYY-MM. They are the middle rates of that month as generally known; a person has to compare
 * them with a central bank's published averages before they are relied on (docs/how-to/price.md).
 */
export const RATES_MONTH = '2026-01';

/** How much of a currency (ISO 4217) one pound buys. A currency without a rate gets no equivalent. */
const PER_POUND: Readonly<Partial<Record<string, number>>> = {
  AED: 4.95,
  AUD: 2.01,
  CAD: 1.86,
  CHF: 1.07,
  DKK: 8.6,
  EUR: 1.15,
  INR: 122,
  JPY: 211,
  NOK: 13.5,
  NZD: 2.32,
  SEK: 12.3,
  SGD: 1.73,
  USD: 1.35,
  ZAR: 22,
};

/** Rates move, so an equivalent says no more than this. */
const SIGNIFICANT_DIGITS = 2;
const MONTHS_IN_YEAR = 12;

/** The price in another currency, for readers to compare; it is always paid in pounds. */
export interface PriceEquivalent {
  /** Rounded to two digits: "€11", "JP¥2,100". */
  amount: string;
  /** The month of the rate: "January 2026". */
  month: string;
}

/** Returns the price in a country's currency; null where that is the pound, or we have no rate. */
export function getPriceEquivalent(country: CountryCode): PriceEquivalent | null {
  const currency = getCurrency(country);
  const rate = PER_POUND[currency];
  if (rate === undefined) return null;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    maximumSignificantDigits: SIGNIFICANT_DIGITS,
  });
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { amount: format.format(PRICE.pounds * rate), month: month.format(new Date(`${RATES_MONTH}-01`)) };
}

/** Returns whether the rates are older than a year, so that somebody should renew them. */
export function areRatesOld(now: Date): boolean {
  const [year = 0, month = 1] = RATES_MONTH.split('-').map(Number);
  return (now.getUTCFullYear() - year) * MONTHS_IN_YEAR + now.getUTCMonth() + 1 - month > MONTHS_IN_YEAR;
}
