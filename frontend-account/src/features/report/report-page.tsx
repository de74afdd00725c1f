import { pageTo } from '@bearings/contracts';
import { TooltipProvider } from '@bearings/ui/controls';
import { PageMeta, useHeadingFocus } from '@bearings/web';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from '@bearings/web/router';
import { useCountryInUrl } from './country-switch';
import { ReportBody } from './report-body';
import { ReportGenerating } from './report-generating';
import { ReportFailed, ReportNotFound, ReportUnfinished, ReportUnpaid } from './report-notices';
import type { ReportRequest } from '../../api/report.api';
import { ReportSkeleton } from './report-skeleton';
import type { ReportView } from './report-view';
import { TextReport } from './text-report';
import { useReport, type ReportState } from './use-report';
import { SignInNotice } from '../../session/sign-in-notice';
import { useSignInAgain } from '../../session/use-sign-in-again';
import { reportTexts as texts } from './report-texts';
import { sessionTexts } from '../../session/session-texts';

const PAGE_TITLES: Record<ReportState['state'], string> = {
  loading: texts.title,
  signedOut: sessionTexts.unauthorised.title,
  notFound: texts.notFound.title,
  unfinished: texts.unfinished.title,
  unpaid: texts.unpaid.title,
  noVersion: texts.title,
  generating: texts.generating.title,
  failed: texts.failed.title,
  ready: texts.title,
  text: texts.title,
};

/** The page of one report, in each of its states. */
export function ReportPage() {
  const { id = '' } = useParams();
  const revision = useSearchParams()[0].get('revision') ?? undefined;
  const request = { assessmentId: id, country: useCountryInUrl(), revision };
  const view = useReport(request);
  const frame = useHeadingFocus(view.state);
  const signInAgain = useEffectEvent(useSignInAgain(pageTo.report(id)));
  const isSignedOut = view.state === 'signedOut';
  useEffect(() => {
    if (isSignedOut) signInAgain();
  }, [isSignedOut]);

  return (
    <div ref={frame}>
      <PageMeta title={PAGE_TITLES[view.state]} description={texts.description} noIndex />
      <ReportInState key={id} request={request} view={view} />
    </div>
  );
}

function ReportInState({ request, view }: { request: ReportRequest; view: ReportState }) {
  const { assessmentId: id } = request;
  switch (view.state) {
    case 'loading':
      return <ReportSkeleton />;
    case 'signedOut':
      return <SignInNotice {...sessionTexts.unauthorised} to={pageTo.apiLogin(pageTo.report(id))} />;
    case 'noVersion':
      return <Navigate to={pageTo.report(id)} replace />;
    case 'notFound':
      return <ReportNotFound />;
    case 'unfinished':
      return <ReportUnfinished />;
    case 'unpaid':
      return <ReportUnpaid assessmentId={view.assessmentId} />;
    case 'generating':
      return <ReportGenerating assessmentId={view.assessmentId} />;
    case 'failed':
      return <ReportFailed retry={view.retry} retrying={view.retrying} />;
    case 'text':
      return <TextReport report={view.report} />;
    case 'ready':
      return (
        <TooltipProvider>
          <Report request={request} report={view.report} />
        </TooltipProvider>
      );
  }
}

function Report({ request, report }: { request: ReportRequest; report: ReportView }) {
  const { assessmentId: id } = request;
  const { hash, search } = useLocation();
  if (report.assessmentId !== id) {
    return <Navigate to={{ pathname: pageTo.report(report.assessmentId), search, hash }} replace />;
  }
  return <ReportBody request={request} report={report} />;
}
