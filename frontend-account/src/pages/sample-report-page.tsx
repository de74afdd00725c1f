import { pages } from '@bearings/contracts';
import { Alert, Button, Container, TextLink } from '@bearings/ui';
import { TooltipProvider } from '@bearings/ui/controls';
import {
  answerLocally,
  downloadFile,
  isApiError,
  PageMeta,
  PageUnavailable,
  readableMessage,
  useToast,
} from '@bearings/web';
import { Link, Navigate, useSearchParams } from '@bearings/web/router';
import type { MouseEvent } from 'react';
import { useShownCountry } from '../features/country/country-switch';
import { ReportBody } from '../features/report/report-body';
import { useReportQuery } from '../features/report/report.api';
import { ReportSkeleton } from '../features/report/report-skeleton';
import { createReportView } from '../features/report/report-view';
import { SAMPLE_ID, sampleReplies } from '../features/sample/sample-replies';
import { sampleTexts as texts } from '../texts/sample-texts';

const SAMPLE_FILES = `/api/reports/${SAMPLE_ID}/`;

answerLocally(sampleReplies);

/** The report page with an invented person; its calls are answered in the browser. */
export function SampleReportPage() {
  const revision = useSearchParams()[0].get('revision') ?? undefined;
  const request = { assessmentId: SAMPLE_ID, country: useShownCountry(), revision };
  const { data, isError, error, isFetching, refetch } = useReportQuery(request);
  const { toast } = useToast();
  /** No call of the server answers the sample's links: what they name is published or made with the page. */
  const download = async (path: string) => {
    const failure = await downloadFile(path);
    toast(
      failure
        ? { title: texts.notSaved, description: readableMessage(failure, texts.notSavedText) }
        : { title: texts.saved },
    );
  };
  const keepFromLeaving = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.pathname.startsWith(SAMPLE_FILES)) return;
    event.preventDefault();
    void download(link.pathname + link.search);
  };
  // A version is gone when the page is loaded again.
  if (revision !== undefined && isApiError(error) && error.status === 404) {
    return <Navigate to={pages.sampleReport} replace />;
  }
  if (isError && !data) return <PageUnavailable onRetry={() => void refetch()} />;
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={pages.sampleReport} />
      <aside aria-label={texts.banner} className="border-b border-line bg-sunken print:hidden">
        <Container className="flex flex-wrap items-center gap-x-3 py-1.5 text-sm">
          <p className="min-w-0 flex-1 basis-60">
            <strong>{texts.banner}</strong>
            <span>{` ${texts.bannerText}`}</span>
          </p>
          <TextLink asChild alone className="font-semibold">
            <Link to={pages.assessment}>{texts.begin}</Link>
          </TextLink>
        </Container>
      </aside>
      {isError && (
        <Container className="pt-4">
          <Alert
            tone="warning"
            title={texts.failed.title}
            live
            action={
              <Button size="small" loading={isFetching} onClick={() => void refetch()}>
                {texts.failed.tryAgain}
              </Button>
            }
          >
            {readableMessage(error, texts.failed.text)}
          </Alert>
        </Container>
      )}
      {data ? (
        <TooltipProvider>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The links inside are the controls. */}
          <div onClickCapture={keepFromLeaving}>
            <ReportBody request={request} report={createReportView(data)} />
          </div>
        </TooltipProvider>
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}
