import { isApiError, isUnauthorized, useCurrentUser, useRefreshCurrentUser } from '@bearings/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAssessmentQuery, useReportQuery } from './report.api';
import { viewOf, type ReportView } from './report-view';

/** Where a report stands for whoever opens its page. */
export type ReportState =
  | { state: 'loading' | 'signedOut' | 'notFound' | 'unfinished' }
  | { state: 'unpaid' | 'generating'; assessmentId: string }
  | { state: 'failed'; retry: () => Promise<void>; retrying: boolean }
  | { state: 'ready'; report: ReportView };

const isMissing = (error: unknown) => isApiError(error) && error.status === 404;

/**
 * What is somebody else's looks missing, and to a session that has ended everything is somebody
 * else's: so after a 404 it is asked once more who is signed in. Answers whether that is known.
 */
function useSessionChecked(missing: boolean): boolean {
  const refresh = useRefreshCurrentUser();
  const [checked, setChecked] = useState(false);
  const look = useEffectEvent(() => refresh());
  useEffect(() => {
    if (missing && !checked) void look().then(() => setChecked(true));
  }, [missing, checked]);
  return checked;
}

/**
 * Fetches a report; where there is none to read, looks at its assessment to say why.
 * @param id the assessment's id, or the report's own
 * @param country whose pay to show instead of the reader's own
 */
export function useReport(id: string, country?: string): ReportState {
  const session = useCurrentUser();
  const report = useReportQuery(
    { assessmentId: id, country },
    { skip: session.status !== 'signedIn' },
  );
  const ended = isUnauthorized(report.error);
  const [retrying, setRetrying] = useState(false);
  const assessment = useAssessmentQuery(id, { skip: (!report.isError && !retrying) || ended });
  const sessionChecked = useSessionChecked(isMissing(assessment.error));

  if (session.status === 'signedOut' || ended) return { state: 'signedOut' };
  // While another country's figures come, the ones on the page stay.
  const shown = report.currentData ?? (report.data?.assessmentId === id ? report.data : undefined);
  if (shown && !report.isError) return { state: 'ready', report: viewOf(shown) };
  if (isMissing(assessment.error)) return { state: sessionChecked ? 'notFound' : 'loading' };
  if (isUnauthorized(assessment.error)) return { state: 'signedOut' };
  const retry = async () => {
    setRetrying(true);
    await Promise.all([report.refetch(), assessment.refetch()]);
    setRetrying(false);
  };
  if (assessment.isError || retrying) return { state: 'failed', retry, retrying };
  if (!report.isError || !assessment.currentData || assessment.isFetching) {
    return { state: 'loading' };
  }
  switch (assessment.currentData.status) {
    case 'in_progress':
      return { state: 'unfinished' };
    case 'payment_required':
      return { state: 'unpaid', assessmentId: assessment.currentData.id };
    case 'generating':
    case 'error':
      return { state: 'generating', assessmentId: assessment.currentData.id };
    case 'ready':
      return { state: 'failed', retry, retrying };
  }
}
