import { TIMINGS, type Assessment, type ReportListItem } from '@bearings/contracts';
import { api, useAppDispatch } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { useAssessmentsQuery, useReportsQuery } from '../../api/assessments.api';
import { summariseAssessments } from './assessment-summary';

/** A signed-in user's assessments and reports with their loading state. */
export type AccountRecords =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  | { state: 'loaded'; assessments: readonly Assessment[]; reports: readonly ReportListItem[] };

const sortNewestFirst = (reports: readonly ReportListItem[]) =>
  reports.toSorted((a, b) => b.generatedAt.localeCompare(a.generatedAt));

/**
 * Fetches the assessments every 3 seconds while a report is being written, then fetches the
 * reports. Continues in background tabs, so that the report is there when the user returns.
 */
function usePollingWhileGenerating(assessments: readonly Assessment[]): void {
  const dispatch = useAppDispatch();
  const { generating } = summariseAssessments(assessments);
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

const NO_ASSESSMENTS: readonly Assessment[] = [];

/** Fetches assessments and reports. @param signedIn false to fetch nothing */
export function useAccountRecords(signedIn: boolean): AccountRecords {
  const assessments = useAssessmentsQuery(undefined, { skip: !signedIn });
  const reports = useReportsQuery(undefined, { skip: !signedIn });
  usePollingWhileGenerating(assessments.data ?? NO_ASSESSMENTS);

  if (assessments.data && reports.data) {
    return {
      state: 'loaded',
      assessments: assessments.data,
      reports: sortNewestFirst(reports.data),
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
