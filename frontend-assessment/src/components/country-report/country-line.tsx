import type { Assessment } from '@bearings/contracts';
import { MapPin, Skeleton } from '@bearings/ui';
import { useCountryReportsQuery } from '../../api/calls.generated';
import { countryReportTexts as texts } from './country-report-texts';
import { CountryReport } from './load-country-report';
import { useOwnCoverage } from './use-own-coverage';

/**
 * Says on one line for how many of the reader's careers the report has pay and ways in, or for how many of all
 * occupations if the careers could not be loaded. A disclosure shows details and a select to change the country.
 */
export function CountryLine({ assessment }: { assessment: Assessment }) {
  const { data } = useCountryReportsQuery();
  const { coverage, isLoading } = useOwnCoverage(assessment);
  const general = data?.find(({ countryCode }) => countryCode === assessment.countryCode)?.line;
  return (
    <section className="grid grid-cols-[auto_1fr] gap-x-3 border-y border-line py-4">
      <MapPin size={22} aria-hidden="true" className="mt-0.5 text-accent" />
      <div className="min-w-0">
        <strong className="block">{texts.line(assessment.countryCode)}</strong>
        {isLoading ? (
          <Skeleton lines={1} label={texts.loading} />
        ) : (
          <p className="text-muted">{coverage?.line ?? general}</p>
        )}
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4">
            {texts.change}
          </summary>
          <div className="pb-2">
            <CountryReport assessment={assessment} />
          </div>
        </details>
      </div>
    </section>
  );
}
