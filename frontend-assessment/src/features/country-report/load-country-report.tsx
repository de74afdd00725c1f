import { Skeleton } from '@bearings/ui';
import { lazy, Suspense } from 'react';
import { countryReportTexts } from '../../texts/country-report-texts';

const Loaded = lazy(async () => {
  const { CountryReport } = await import(
    /* webpackChunkName: "country-report" */ './country-report'
  );
  return { default: CountryReport };
});

/** What a report has for the reader's country. Downloaded after what it stands in, as it holds a select. */
export function CountryReport() {
  return (
    <Suspense fallback={<Skeleton height="14rem" label={countryReportTexts.loading} />}>
      <Loaded />
    </Suspense>
  );
}
