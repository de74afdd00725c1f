import { pages, pageTo, type ReportDetail, type ReportDocument } from '@bearings/contracts';
import { Badge, Button, Container, Heading, Lead, Note, Section, Stack, Table } from '@bearings/ui';
import { formatLongDate, PageMeta, PageUnavailable, useHeadingFocus } from '@bearings/web';
import { Link, Navigate } from '@bearings/web/router';
import { useAccountRecords } from '../features/assessments/use-account-records';
import { ReportSkeleton } from '../features/report/report-skeleton';
import { useReportQuery } from '../features/report/report.api';
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
          <section aria-labelledby="retake-scores">
            <Heading level={2} id="retake-scores" className="mb-4">
              {texts.scores}
            </Heading>
            <Table caption={texts.scores} captionHidden>
              <thead>
                <tr>
                  <th scope="col">{texts.area}</th>
                  <th scope="col">{dates.before}</th>
                  <th scope="col">{dates.after}</th>
                  <th scope="col">{texts.difference}</th>
                </tr>
              </thead>
              <tbody>
                {scores.map(({ category, name, before: first, after: second, isMarked }) => (
                  <tr key={category}>
                    <th scope="row">{name}</th>
                    <td>{`${first.score}, ${first.band}`}</td>
                    <td>{`${second.score}, ${second.band}`}</td>
                    <td>
                      <Difference isMarked={isMarked}>
                        {texts.points(second.score - first.score)}
                      </Difference>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
          <section aria-labelledby="retake-careers">
            <Heading level={2} id="retake-careers" className="mb-4">
              {texts.careers}
            </Heading>
            <Table caption={texts.careers} captionHidden>
              <thead>
                <tr>
                  <th scope="col">{texts.career}</th>
                  <th scope="col">{dates.before}</th>
                  <th scope="col">{dates.after}</th>
                  <th scope="col">{texts.difference}</th>
                </tr>
              </thead>
              <tbody>
                {careers.map(({ code, title, in: where, isMarked }) => (
                  <tr key={code}>
                    <th scope="row">{title}</th>
                    <td>{where === 'after' ? texts.no : texts.yes}</td>
                    <td>{where === 'before' ? texts.no : texts.yes}</td>
                    <td>
                      <Difference isMarked={isMarked}>{texts.where[where]}</Difference>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <Note className="mt-4">{texts.careersNote}</Note>
          </section>
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

function Difference({ isMarked, children }: { isMarked: boolean; children: string }) {
  return isMarked ? (
    <Badge tone="accent">{children}</Badge>
  ) : (
    <span className="text-muted">{texts.same}</span>
  );
}
