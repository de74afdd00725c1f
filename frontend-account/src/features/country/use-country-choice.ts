import { isApiError, useToast } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reportTexts } from '../../texts/report-texts';
import { useLazyReportQuery } from '../report/report.api';

/** Nobody is signed in, or there is no such report: the page itself says so. */
const isRefusal = (error: unknown) => isApiError(error) && [401, 404].includes(error.status);

/**
 * Shows another country's pay once its figures are there. Until then what is shown stays, and it
 * stays when they cannot be had, which a toast says.
 */
export function useCountryChoice(assessmentId: string): (country: string) => Promise<void> {
  const [, setSearch] = useSearchParams();
  const [fetchReport] = useLazyReportQuery();
  const { toast } = useToast();
  /** The last choice made on this page; undefined once the page has been left. */
  const latest = useRef<string>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  return async (country) => {
    latest.current = country;
    const { error } = await fetchReport({ assessmentId, country }, true);
    if (latest.current !== country) return;
    if (error && !isRefusal(error))
      toast({ ...reportTexts.country.failure, variant: 'destructive' });
    else setSearch({ country }, { replace: true, preventScrollReset: true });
  };
}
