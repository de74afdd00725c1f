import type { Assessment } from '@bearings/contracts';
import { isCountry } from '@bearings/domain';
import { usePublicConfigQuery } from '../../funnel/assessment.api';
import { CountryRequest } from './country-request';
import { useOwnCoverage } from './use-own-coverage';

/**
 * Says what is bought where the country has pay or ways in for few of the reader's careers, and offers to write when it
 * has more; else shows nothing.
 */
export function CountryNote({ assessment }: { assessment: Assessment }) {
  const { coverage } = useOwnCoverage(assessment);
  const { data: config } = usePublicConfigQuery();
  const { countryCode, email } = assessment;
  if (!coverage?.note) return null;
  return (
    <div>
      <p className="font-semibold">{coverage.note}</p>
      {config?.capabilities.includes('newsletter') && isCountry(countryCode) && (
        <CountryRequest key={countryCode} country={countryCode} email={email} />
      )}
    </div>
  );
}
