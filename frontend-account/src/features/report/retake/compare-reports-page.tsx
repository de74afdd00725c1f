import { pages, pageTo, type ReportDetail } from '@bearings/contracts';
import { Button, Container, Field, Heading, Lead, Section, Stack } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { formatDateTime, PageMeta, PageUnavailable, useHeadingFocus } from '@bearings/web';
import { Link, Navigate, useSearchParams } from '@bearings/web/router';
import { useAccountRecords } from '../../../components/records/use-account-records';
import { ReportSkeleton } from '../report-skeleton';
import { useReportQuery } from '../../../api/report.api';
import { DifferenceTable } from './difference-table';
import { listCareerDifferences, listChangedBasis, listScoreDifferences } from './retake-differences';
import { useRequiredSignIn } from '../../../session/use-required-sign-in';
import { retakeTexts as texts } from './retake-texts';

/** Page that compares the account's two newest reports, or two versions of one. */
export function CompareReportsPage() {
  const [search, setSearch] = useSearchParams();
  const report = search.get('report');
  const page = report === null ? pages.compareReports : pageTo.compareVersions(report);
  const isSignedIn = useRequiredSignIn(page, texts.signIn).status === 'signedIn';
  const records = useAccountRecords(isSignedIn && report === null);
  const [newer, older] = records.state === 'loaded' ? records.reports : [];
  const newerId = report ?? newer?.assessmentId;
  const after = useReportQuery({ assessmentId: newerId ?? '' }, { skip: !isSignedIn || newerId === undefined });
  const versions = after.data?.revisions.map(({ number }) => number) ?? [];
  const earlierVersions = versions.slice(0, -1);
  const chosenVersion =
    earlierVersions.find((number) => String(number) === search.get('from')) ?? earlierVersions.at(-1);
  const olderId = report === null ? older?.assessmentId : chosenVersion === undefined ? undefined : report;
  const revision = report === null || chosenVersion === undefined ? undefined : String(chosenVersion);
  const before = useReportQuery(
    { assessmentId: olderId ?? '', revision },
    { skip: !isSignedIn || olderId === undefined },
  );
  const shownComparison = after.data && before.currentData && { after: after.data, before: before.currentData };
  const frame = useHeadingFocus(shownComparison ? 'ready' : 'loading');
  if (report === null && records.state === 'failed') {
    return <PageUnavailable onRetry={records.retry} retrying={records.retrying} />;
  }
  if (report === null && records.state === 'loaded' && !older) {
    return <Navigate to={pages.dashboard} replace />;
  }
  if (after.data && report !== null && earlierVersions.length === 0) {
    return <Navigate to={pageTo.report(report)} replace />;
  }
  if (after.isError || before.isError) {
    const retryReports = () =>
      void Promise.all([after.refetch(), ...(before.isUninitialized ? [] : [before.refetch()])]);
    return <PageUnavailable onRetry={retryReports} />;
  }
  const title = report === null ? texts.title : texts.versions;
  return (
    <div ref={frame}>
      <PageMeta title={title} description={texts.lead} noIndex />
      {shownComparison ? (
        <ReportComparison
          {...shownComparison}
          title={title}
          earlier={report === null ? [] : earlierVersions}
          onEarlier={(from) =>
            setSearch(
              (now) => {
                now.set('from', from);
                return now;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      ) : (
        <ReportSkeleton />
      )}
    </div>
  );
}

interface ComparisonProps {
  title: string;
  before: ReportDetail;
  after: ReportDetail;
  /** Numbers of the versions that the newest one can be compared with. */
  earlier: readonly number[];
  onEarlier: (number: string) => void;
}

function ReportComparison({ title, before, after, earlier, onEarlier }: ComparisonProps) {
  const isRanked = before.document.matching.ranked && after.document.matching.ranked;
  const scores = listScoreDifferences(before.document, after.document);
  const careers = listCareerDifferences(before.document, after.document);
  const markedCategories = [
    ...careers.flatMap(({ title: name, isMarked }) => (isMarked ? [name] : [])),
    ...scores.flatMap(({ name, isMarked }) => (isMarked ? [name] : [])),
  ];
  const heads = { before: formatColumnHeading(before), after: formatColumnHeading(after) };
  // On the drawn lines, the last rank is at the left end and the first at the right end.
  const lastIndex = Math.max(before.document.careers.length, after.document.careers.length);
  const toShare = (rank: number | null) => (rank === null ? null : (lastIndex - rank) / Math.max(1, lastIndex - 1));
  return (
    <Section spacing="small">
      <Container>
        <Stack gap={5}>
          <header>
            <Heading level={1}>{title}</Heading>
            <Lead className="mt-3">{texts.lead}</Lead>
            <p className="mt-3 font-semibold">{texts.moved(listChangedBasis(before, after))}</p>
            <p className="mt-3">{texts.marked(markedCategories)}</p>
          </header>
          {earlier.length > 1 && (
            <Field label={texts.compareWith}>
              <Select
                options={earlier.map((number) => ({
                  value: String(number),
                  label: describeVersion(after, number),
                }))}
                value={String(before.revision)}
                onValueChange={onEarlier}
              />
            </Field>
          )}
          <DifferenceTable
            title={texts.careers}
            first={texts.career}
            heads={heads}
            note={texts.careersNote}
            rows={careers.map(({ code, title: name, in: where, isMarked, ...ranks }) => ({
              key: code,
              name,
              before: texts.rank(ranks.before, isRanked),
              after: texts.rank(ranks.after, isRanked),
              move: isRanked ? { before: toShare(ranks.before), after: toShare(ranks.after) } : null,
              difference: texts.where[where],
              isMarked,
            }))}
          />
          <DifferenceTable
            title={texts.scores}
            first={texts.area}
            heads={heads}
            rows={scores.map(({ category, name, before: first, after: second, isMarked }) => ({
              key: category,
              name,
              before: `${first.score}, ${first.band}`,
              after: `${second.score}, ${second.band}`,
              move: { before: first.score / 100, after: second.score / 100 },
              difference: texts.points(second.score - first.score),
              isMarked,
            }))}
          />
          <Stack direction="row">
            <Button asChild variant="secondary">
              <Link to={pageTo.report(after.assessmentId)}>{texts.openNewer}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={createComparisonPath(before, after)}>{texts.openOlder}</Link>
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}

const formatColumnHeading = (report: ReportDetail): string =>
  report.revisions.length > 1 ? describeVersion(report, report.revision) : formatDateTime(report.generatedAt);

function describeVersion({ revisions, generatedAt }: ReportDetail, number: number): string {
  const version = revisions.find((each) => each.number === number);
  return texts.version(number, formatDateTime(version?.generatedAt ?? generatedAt));
}

const createComparisonPath = (before: ReportDetail, after: ReportDetail): string =>
  before.assessmentId === after.assessmentId
    ? `${pageTo.report(before.assessmentId)}?revision=${before.revision}`
    : pageTo.report(before.assessmentId);
