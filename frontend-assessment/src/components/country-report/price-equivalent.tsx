import type { Assessment } from '@bearings/contracts';
import { getPriceEquivalent, isCountry } from '@bearings/domain';
import { Note } from '@bearings/ui';
import { countryReportTexts } from './country-report-texts';

/** Says about how much the price is in the country's currency; nothing where that is the pound. */
export function PriceEquivalent({ assessment: { countryCode } }: { assessment: Assessment }) {
  const equivalent = isCountry(countryCode) ? getPriceEquivalent(countryCode) : null;
  return equivalent && <Note>{countryReportTexts.equivalent(equivalent.amount, equivalent.month)}</Note>;
}
