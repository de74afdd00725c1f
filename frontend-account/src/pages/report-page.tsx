import { pageTo } from '@bearings/contracts';
import { Container, Section } from '@bearings/ui';
import { TooltipProvider } from '@bearings/ui/controls';
import { PageMeta, useHeadingFocus } from '@bearings/web';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { CountrySwitch, useShownCountry } from '../features/country/country-switch';
import { ReportArticle } from '../features/report/report-article';
import { ReportContents } from '../features/report/report-contents';
import { ReportGenerating } from '../features/report/report-generating';
import { ReportHeader } from '../features/report/report-header';
import {
  ReportFailed,
  ReportNotFound,
  ReportUnfinished,
  ReportUnpaid,
} from '../features/report/report-notices';
import { ReportSidebar } from '../features/report/report-sidebar';
import { ReportSkeleton } from '../features/report/report-skeleton';
import type { ReportView } from '../features/report/report-view';
import { useReport, type ReportState } from '../features/report/use-report';
import { SignInNotice } from '../session/sign-in-notice';
import { useSignInAgain } from '../session/use-sign-in-again';
import { reportTexts as texts } from '../texts/report-texts';
import { sessionTexts } from '../texts/session-texts';

const TITLES: Record<ReportState['state'], string> = {
  loading: texts.title,
  signedOut: sessionTexts.unauthorised.title,
  notFound: texts.notFound.title,
  unfinished: texts.unfinished.title,
  unpaid: texts.unpaid.title,
  generating: texts.generating.title,
  failed: texts.failed.title,
  ready: texts.title,
};

/** One report, in whichever state it is. */
export function ReportPage() {
  const { id = '' } = useParams();
  const view = useReport(id, useShownCountry());
  const frame = useHeadingFocus(view.state);
  const signInAgain = useEffectEvent(useSignInAgain(pageTo.report(id)));
  const signedOut = view.state === 'signedOut';
  useEffect(() => {
    if (signedOut) signInAgain();
  }, [signedOut]);

  return (
    <div ref={frame}>
      <PageMeta title={TITLES[view.state]} description={texts.description} noIndex />
      <ReportInState key={id} id={id} view={view} />
    </div>
  );
}

function ReportInState({ id, view }: { id: string; view: ReportState }) {
  switch (view.state) {
    case 'loading':
      return <ReportSkeleton />;
    case 'signedOut':
      return (
        <SignInNotice {...sessionTexts.unauthorised} to={pageTo.apiLogin(pageTo.report(id))} />
      );
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
    case 'ready':
      return (
        <TooltipProvider>
          <Report id={id} report={view.report} />
        </TooltipProvider>
      );
  }
}

function Report({ id, report }: { id: string; report: ReportView }) {
  const { hash, search } = useLocation();
  if (report.assessmentId !== id) {
    return <Navigate to={{ pathname: pageTo.report(report.assessmentId), search, hash }} replace />;
  }
  return (
    <Section spacing="small">
      <Container>
        <ReportHeader report={report} />
        <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[11rem_minmax(0,1fr)_18rem] print:block">
          <ReportContents parts={report.parts} />
          <div className="lg:col-start-1 lg:row-start-2 xl:col-start-2 xl:row-start-1">
            <ReportArticle report={report} />
          </div>
          <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:col-start-3 xl:row-span-1 print:mt-10">
            <ReportSidebar
              report={report}
              countrySwitch={report.country && <CountrySwitch id={id} shown={report.country} />}
            />
          </aside>
        </div>
      </Container>
    </Section>
  );
}
