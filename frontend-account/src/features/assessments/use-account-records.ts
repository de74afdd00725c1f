import { TIMINGS, type Assessment, type ReportListItem } from '@bearings/contracts';
import { api, useAppDispatch } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { useAssessmentsQuery, useReportsQuery } from './assessments.api';
import { summarise } from './assessment-summary';

/** A signed-in user's assessments and reports as a page sees them. */
export type AccountRecords =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  | { state: 'loaded'; assessments: readonly Assessment[]; reports: readonly ReportListItem[] };

/** Newest first. */
const newestFirst = (reports: readonly ReportListItem[]) =>
  reports.toSorted((a, b) => b.generatedAt.localeCompare(a.generatedAt));

/**
 * Looks again every 3 seconds while a report is being written, and fetches it once it is ready; in a
 * tab in the background too, so that whoever comes back to it finds the report.
 */
function useWatch(assessments: readonly Assessment[]): void {
  const dispatch = useAppDispatch();
  const { generating } = summarise(assessments);
  const before = useRef(generating);
  useAssessmentsQuery(undefined, {
    skip: generating === 0,
    pollingInterval: TIMINGS.statusPoll,
  });
  useEffect(() => {
    if (generating < before.current) dispatch(api.util.invalidateTags(['Reports']));
    before.current = generating;
  }, [dispatch, generating]);
}

const NONE: readonly Assessment[] = [];

/** @param signedIn nothing is fetched for anybody else */
export function useAccountRecords(signedIn: boolean): AccountRecords {
  const assessments = useAssessmentsQuery(undefined, { skip: !signedIn });
  const reports = useReportsQuery(undefined, { skip: !signedIn });
  useWatch(assessments.data ?? NONE);

  if (assessments.data && reports.data) {
    return {
      state: 'loaded',
      assessments: assessments.data,
      reports: newestFirst(reports.data),
    };
  }
  if (assessments.isError || reports.isError) {
    return {
      state: 'failed',
      error: assessments.error ?? reports.error,
      retrying: assessments.isFetching || reports.isFetching,
      retry: () => {
        if (assessments.isError) void assessments.refetch();
        if (reports.isError) void reports.refetch();
      },
    };
  }
  return { state: 'loading' };
}
