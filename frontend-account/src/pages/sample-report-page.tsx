import { pages } from '@bearings/contracts';
import { CheckList, Container, TextLink } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { TooltipProvider } from '@bearings/ui/controls';
import { answerLocally, downloadFile, PageMeta, PageUnavailable, useToast } from '@bearings/web';
import { Link } from '@bearings/web/router';
import type { MouseEvent } from 'react';
import { ReportBody } from '../features/report/report-body';
import { useReportQuery } from '../features/report/report.api';
import { ReportSkeleton } from '../features/report/report-skeleton';
import { createReportView } from '../features/report/report-view';
import { SAMPLE_ID, sampleReplies } from '../features/sample/sample-replies';
import { sampleTexts as texts } from '../texts/sample-texts';

const REQUEST = { assessmentId: SAMPLE_ID };
const SAMPLE_FILES = `/api/reports/${SAMPLE_ID}/`;

answerLocally(sampleReplies);

/** The report page with an invented person; its calls are answered in the browser. */
export function SampleReportPage() {
  const { data, isError, refetch } = useReportQuery(REQUEST);
  const { toast } = useToast();
  /** The sample's files are published with the page, so its links lead to no call of the server. */
  const download = async (path: string) => {
    const failure = await downloadFile(path);
    toast(
      failure ? { title: texts.noFile, description: texts.noFileText } : { title: texts.saved },
    );
  };
  const keepFromLeaving = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.pathname.startsWith(SAMPLE_FILES)) return;
    event.preventDefault();
    void download(link.pathname);
  };
  if (isError) return <PageUnavailable onRetry={() => void refetch()} />;
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={pages.sampleReport} />
      <aside aria-label={texts.banner} className="border-b border-line bg-sunken print:hidden">
        <Container className="flex flex-wrap items-center gap-x-3 py-1.5 text-sm">
          <p className="min-w-0 flex-1 basis-60">
            <strong>{texts.banner}</strong> {texts.bannerText}
          </p>
          <TextLink asChild alone className="font-semibold">
            <Link to={pages.assessment}>{texts.begin}</Link>
          </TextLink>
        </Container>
      </aside>
      {data ? (
        <TooltipProvider>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The links inside are the controls. */}
          <div onClickCapture={keepFromLeaving}>
            <ReportBody request={REQUEST} report={createReportView(data)} panel={<OwnReport />} />
          </div>
        </TooltipProvider>
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}

/** What only a report with an owner can do. */
function OwnReport() {
  return (
    <div className="md:col-span-2 print:hidden">
      <Accordion
        level={2}
        items={[
          {
            value: 'own',
            title: texts.own.title,
            content: <CheckList items={texts.own.items} />,
          },
        ]}
      />
    </div>
  );
}
