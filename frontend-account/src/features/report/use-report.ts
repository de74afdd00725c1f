import { hasSignedInHint, isApiError, isUnauthorized, useCurrentUser, useRefreshCurrentUser } from '@bearings/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAssessmentQuery, useReportQuery } from '../../api/report.api';
import type { ReportRequest } from '../../api/report.api';
import { createReportView, hasDocument, type ReportView, type SpecifiedReport } from './report-view';

export type ReportState =
  | { state: 'loading' | 'signedOut' | 'notFound' | 'unfinished' | 'noVersion' }
  | { state: 'unpaid' | 'generating'; assessmentId: string }
  | { state: 'failed'; retry: () => Promise<void>; retrying: boolean }
  | { state: 'ready'; report: ReportView }
  | { state: 'text'; report: SpecifiedReport };

const isMissing = (error: unknown) => isApiError(error) && error.status === 404;

/**
 * If the assessment is missing (404), fetches the current user once, because after the session has ended the server
 * does not find the user's own assessments either. Returns whether that check is done.
 */
function useSessionCheck(missing: boolean): boolean {
  const refresh = useRefreshCurrentUser();
  const [checked, setChecked] = useState(false);
  const recheckUser = useEffectEvent(() => refresh());
  useEffect(() => {
    if (missing && !checked) void recheckUser().then(() => setChecked(true));
  }, [missing, checked]);
  return checked;
}

/**
 * Fetches a report. If it is missing, fetches its assessment to find out why. `assessmentId` may
 * also be the id of the report; `country` replaces the user's own country.
 */
export function useReport(request: ReportRequest): ReportState {
  const { assessmentId: id, revision } = request;
  const session = useCurrentUser();
  // If the hint cookie is set, the user is probably signed in, so the report is fetched at the same time as the user.
  const isVisitor = session.status === 'signedOut' || (session.status === 'loading' && !hasSignedInHint());
  const report = useReportQuery(request, { skip: isVisitor });
  const hasSessionEnded = isUnauthorized(report.error);
  const [retrying, setRetrying] = useState(false);
  const assessment = useAssessmentQuery(id, {
    skip: (!report.isError && !retrying) || hasSessionEnded,
  });
  const sessionChecked = useSessionCheck(isMissing(assessment.error));

  if (session.status === 'signedOut' || hasSessionEnded) return { state: 'signedOut' };
  if (revision !== undefined && isMissing(report.error)) return { state: 'noVersion' };
  // The report that is on the page stays there while another version, or the pay of another country, is loading.
  const reportShownBefore = report.data?.assessmentId === id && !report.isError ? report.data : undefined;
  // While a new version is being written, the report is fetched repeatedly. If one of these requests fails, the report
  // stays on the page.
  const shownReport = isMissing(report.error) ? undefined : (report.currentData ?? reportShownBefore);
  if (shownReport) return toShownState(shownReport);
  if (isMissing(assessment.error)) return { state: sessionChecked ? 'notFound' : 'loading' };
  if (isUnauthorized(assessment.error)) return { state: 'signedOut' };
  const retryReport = async () => {
    setRetrying(true);
    await Promise.all([report.refetch(), assessment.refetch()]);
    setRetrying(false);
  };
  if (assessment.isError || retrying) return { state: 'failed', retry: retryReport, retrying };
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
      // By the specification, a missing report of a paid assessment is still being written.
      if (isMissing(report.error)) return { state: 'generating', assessmentId: assessment.currentData.id };
      return { state: 'failed', retry: retryReport, retrying };
  }
}

function toShownState(report: SpecifiedReport): ReportState {
  return hasDocument(report) ? { state: 'ready', report: createReportView(report) } : { state: 'text', report };
}
