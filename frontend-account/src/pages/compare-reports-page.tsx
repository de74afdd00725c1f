import { pages, pageTo, type ReportDetail, type ReportDocument } from '@bearings/contracts';
import { Button, Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { formatLongDate, PageMeta, PageUnavailable, useHeadingFocus } from '@bearings/web';
import { Link, Navigate } from '@bearings/web/router';
import { useAccountRecords } from '../features/assessments/use-account-records';
import { ReportSkeleton } from '../features/report/report-skeleton';
import { useReportQuery } from '../features/report/report.api';
import { DifferenceTable } from '../features/retake/difference-table';
import { careerDifferences, scoreDifferences } from '../features/retake/retake-differences';
import { useRequiredSignIn } from '../session/use-required-sign-in';
import { retakeTexts as texts } from '../texts/retake-texts';

type Compared = ReportDetail & { document: ReportDocument };

/** Page with the account's two newest reports side by side; what chance explains is not marked. */
export function CompareReportsPage() {
  const session = useRequiredSignIn(pages.compareReports, texts.signIn);
  const records = useAccountRecords(session.status === 'signedIn');
  const [newer, older] = records.state === 'loaded' ? records.reports : [];
  const after = useReportQuery({ assessmentId: newer?.assessmentId ?? '' }, { skip: !newer });
  const before = useReportQuery({ assessmentId: older?.assessmentId ?? '' }, { skip: !older });
  const isReady = after.data !== undefined && before.data !== undefined;
  const frame = useHeadingFocus(isReady ? 'ready' : 'loading');
  if (records.state === 'failed') {
    return <PageUnavailable onRetry={records.retry} retrying={records.retrying} />;
  }
  if (records.state === 'loaded' && !older) return <Navigate to={pages.dashboard} replace />;
  if (after.isError || before.isError) {
    const retry = () => void Promise.all([after.refetch(), before.refetch()]);
    return <PageUnavailable onRetry={retry} />;
  }
  return (
    <div ref={frame}>
      <PageMeta title={texts.title} description={texts.lead} noIndex />
      {after.data && before.data ? (
        <Comparison before={before.data} after={after.data} />
      ) : (
        <ReportSkeleton />
      )}
    </div>
  );
}

function Comparison({ before, after }: { before: Compared; after: Compared }) {
  const scores = scoreDifferences(before.document, after.document);
  const careers = careerDifferences(before.document, after.document);
  const marked = [...scores, ...careers].filter(({ isMarked }) => isMarked).length;
  const dates = {
    before: formatLongDate(before.generatedAt),
    after: formatLongDate(after.generatedAt),
  };
  return (
    <Section spacing="small">
      <Container width="narrow">
        <Stack gap={5}>
          <header>
            <Heading level={1}>{texts.title}</Heading>
            <Lead className="mt-3">{texts.lead}</Lead>
            <p className="mt-3 font-semibold">{texts.marked(marked)}</p>
          </header>
          <DifferenceTable
            title={texts.scores}
            first={texts.area}
            dates={dates}
            rows={scores.map(({ category, name, before: first, after: second, isMarked }) => ({
              key: category,
              name,
              before: `${first.score}, ${first.band}`,
              after: `${second.score}, ${second.band}`,
              difference: texts.points(second.score - first.score),
              isMarked,
            }))}
          />
          <DifferenceTable
            title={texts.careers}
            first={texts.career}
            dates={dates}
            note={texts.careersNote}
            rows={careers.map(({ code, title, in: where, isMarked }) => ({
              key: code,
              name: title,
              before: where === 'after' ? texts.no : texts.yes,
              after: where === 'before' ? texts.no : texts.yes,
              difference: texts.where[where],
              isMarked,
            }))}
          />
          <Stack direction="row">
            <Button asChild variant="secondary">
              <Link to={pageTo.report(after.assessmentId)}>{texts.openNewer}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={pageTo.report(before.assessmentId)}>{texts.openOlder}</Link>
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
