import { pages } from '@bearings/contracts';
import { SAMPLE_ID } from '@bearings/domain';
import { Container, TextLink } from '@bearings/ui';
import { TooltipProvider } from '@bearings/ui/controls';
import { PageMeta, PageUnavailable } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useCountryInUrl } from './country-switch';
import { ReportBody } from './report-body';
import { ReportSkeleton } from './report-skeleton';
import { createReportView } from './report-view';
import { useReportQuery } from '../../api/report.api';
import { sampleTexts as texts } from './sample-texts';

/**
 * The sample report, about an invented person. Choices are not stored: they are lost when the reader leaves the page.
 */
export function SampleReportPage() {
  const request = { assessmentId: SAMPLE_ID, country: useCountryInUrl() };
  const { data, isError, isFetching, refetch } = useReportQuery(request);
  if (isError && !data) return <PageUnavailable onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={pages.sampleReport} />
      <aside aria-label={texts.banner} className="border-b border-line bg-sunken print:hidden">
        <Container className="flex flex-wrap items-center gap-x-3 py-1.5 text-sm">
          <p className="min-w-0 flex-1 basis-60">
            <strong>{texts.banner}</strong>
            <span className="max-sm:sr-only">{` ${texts.bannerText}`}</span>
          </p>
          <TextLink asChild alone className="font-semibold">
            <Link to={pages.assessment}>{texts.begin}</Link>
          </TextLink>
        </Container>
      </aside>
      {data ? (
        <TooltipProvider>
          <ReportBody request={request} report={createReportView(data)} />
        </TooltipProvider>
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}
