import { isApiError } from '@bearings/web';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@bearings/web/router';
import { useLazyReportCareersQuery } from './careers/choices.api';
import { useLazyReportQuery } from '../../api/report.api';

/** Returns whether the error is a 401 or 404, for which the report page shows a message instead of the report. */
const isRefusal = (error: unknown) => isApiError(error) && [401, 404].includes(error.status);

/** The chosen country while its pay figures are being fetched, or after fetching them has failed. */
interface AwaitedCountry {
  country: string;
  state: 'loading' | 'failed';
}

/**
 * Returns a function that fetches the report and careers with another country's pay and then puts that country into the
 * URL. Also returns the country that is being fetched. If fetching fails, the shown country stays.
 */
export function useCountryChoice(assessmentId: string, shown: string) {
  const [search, setSearch] = useSearchParams();
  const revision = search.get('revision') ?? undefined;
  const [fetchReport] = useLazyReportQuery();
  const [fetchCareers] = useLazyReportCareersQuery();
  const [awaited, setAwaited] = useState<AwaitedCountry | null>(null);
  /** The country chosen last; undefined after unmount, so that a late reply is ignored. */
  const latestCountry = useRef<string>(undefined);
  useEffect(
    () => () => {
      latestCountry.current = undefined;
    },
    [],
  );
  if (awaited?.country === shown) setAwaited(null);

  const chooseCountry = async (country: string): Promise<void> => {
    latestCountry.current = country;
    setAwaited({ country, state: 'loading' });
    // An error of the careers is ignored here, because the list of careers shows it.
    const [{ error }] = await Promise.all([
      fetchReport({ assessmentId, country, revision }, true),
      fetchCareers({ id: assessmentId, country, revision }, true),
    ]);
    if (latestCountry.current !== country) return;
    if (error && !isRefusal(error)) {
      setAwaited({ country, state: 'failed' });
      return;
    }
    setSearch(
      (now) => {
        now.set('country', country);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { choose: chooseCountry, awaited };
}
