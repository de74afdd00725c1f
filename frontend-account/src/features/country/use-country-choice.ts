import { isApiError, useToast } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { useSearchParams } from '@bearings/web/router';
import { reportTexts } from '../../texts/report-texts';
import { useLazyReportQuery } from '../report/report.api';

/** Returns whether the error is 401 or 404, for which the page shows its own message. */
const isRefusal = (error: unknown) => isApiError(error) && [401, 404].includes(error.status);

/**
 * Returns a function that fetches another country's pay and then puts the country into the URL.
 * On failure the shown country stays, and a toast reports the error.
 */
export function useCountryChoice(assessmentId: string): (country: string) => Promise<void> {
  const [search, setSearch] = useSearchParams();
  const revision = search.get('revision') ?? undefined;
  const [fetchReport] = useLazyReportQuery();
  const { toast } = useToast();
  /** The latest choice; undefined after unmount, so that a late reply is ignored. */
  const latest = useRef<string>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  return async (country) => {
    latest.current = country;
    const { error } = await fetchReport({ assessmentId, country, revision }, true);
    if (latest.current !== country) return;
    if (error && !isRefusal(error))
      toast({ ...reportTexts.country.failure, variant: 'destructive' });
    else {
      setSearch(
        (now) => {
          now.set('country', country);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    }
  };
}
