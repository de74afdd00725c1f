import { isApiError } from '@bearings/web';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@bearings/web/router';
import { useLazyReportCareersQuery } from '../choices/choices.api';
import { useLazyReportQuery } from '../report/report.api';

/** Returns whether the error is 401 or 404, for which the page shows its own message. */
const isRefusal = (error: unknown) => isApiError(error) && [401, 404].includes(error.status);

/** A chosen country that is not shown yet. */
interface Awaited {
  country: string;
  state: 'loading' | 'failed';
}

/**
 * Returns a function that fetches another country's report and careers and then puts the country into the URL, and the
 * country that is being fetched. If fetching fails, the shown country stays.
 */
export function useCountryChoice(assessmentId: string, shown: string) {
  const [search, setSearch] = useSearchParams();
  const revision = search.get('revision') ?? undefined;
  const [fetchReport] = useLazyReportQuery();
  const [fetchCareers] = useLazyReportCareersQuery();
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  /** The latest choice; undefined after unmount, so that a late reply is ignored. */
  const latest = useRef<string>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  if (awaited?.country === shown) setAwaited(null);

  const choose = async (country: string): Promise<void> => {
    latest.current = country;
    setAwaited({ country, state: 'loading' });
    // A failure of the careers is ignored here, because their list shows its own error.
    const [{ error }] = await Promise.all([
      fetchReport({ assessmentId, country, revision }, true),
      fetchCareers({ id: assessmentId, country, revision }, true),
    ]);
    if (latest.current !== country) return;
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
  return { choose, awaited };
}
