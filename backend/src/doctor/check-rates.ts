import { areRatesOld, RATES_MONTH } from '@bearings/domain';
import { adviceFinding, type Finding } from './finding.js';

/** Checks that the exchange rates behind the price's rough equivalents are not older than a year. */
export const checkRates = (now: Date): Finding[] =>
  areRatesOld(now)
    ? [
        adviceFinding(
          `The exchange rates are of ${RATES_MONTH}: renew them in libs/domain/src/exchange-rates.ts, as docs/how-to/price.md says.`,
        ),
      ]
    : [];
