import { pages, type SharedReport } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { Button, Card, Heading, Note, Skeleton, Stack } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link, useParams } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { CommentForm } from './sharing/comment-form';
import { SharedCareers } from './sharing/shared-careers';
import { SharedOpening } from './shared-opening';
import { SharedDocument } from './shared-document';
import { useSharedReportQuery } from '../../api/calls.generated';
import { sharedReportTexts as texts } from './sharing/sharing-texts';
import { SharedFrame } from './sharing/shared-frame';

/** The page of a report that its owner shared by a link. Visitors need no account. */
export function SharedReportPage() {
  const { token = '' } = useParams();
  const query = useSharedReportQuery(token, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SharedFrame
      query={query}
      texts={texts}
      loading={<Loading />}
      isWide={Boolean(query.data?.document)}
      renderOpening={(report) => <SharedOpening report={report} />}
    >
      {(report) => <SharedReportView token={token} report={report} />}
    </SharedFrame>
  );
}

function Loading() {
  return (
    <Stack gap={4}>
      <Skeleton height="5rem" label={texts.loading} />
      <Skeleton height="8rem" />
      <Skeleton lines={10} />
    </Stack>
  );
}

function SharedReportView({ token, report }: { token: string; report: SharedReport }) {
  const { purpose, person, document, careers } = report;
  return (
    <div className="ui-print-flow grid grid-cols-1 gap-10">
      <div className="max-w-[44rem]">
        <AboutReport report={report} />
      </div>
      {document ? <SharedDocument document={document} /> : <SharedCareers careers={careers} />}
      <div className="ui-print-flow grid max-w-[44rem] grid-cols-1 gap-10">
        {purpose !== 'read' && <CommentForm token={token} person={person} />}
        <Facts report={report} />
        <Card tone="tinted" className="print:hidden">
          <Stack gap={2} align="start">
            <Heading level={2} size="small">
              {texts.own}
            </Heading>
            <p>{texts.ownText}</p>
            <Button asChild variant="secondary">
              <Link to={pages.assessment}>{texts.ownAction}</Link>
            </Button>
          </Stack>
        </Card>
      </div>
    </div>
  );
}

function Facts({ report: { generatedAt, generator, country, expiresAt } }: { report: SharedReport }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-4">
      <ReportFact term={texts.facts.written}>
        <time dateTime={generatedAt}>{formatLongDate(generatedAt)}</time>
      </ReportFact>
      <ReportFact term={texts.facts.writer}>{generator}</ReportFact>
      <ReportFact term={texts.facts.pay}>{getCountryName(country)}</ReportFact>
      <ReportFact term={texts.facts.until}>
        <time dateTime={expiresAt}>{formatLongDate(expiresAt)}</time>
      </ReportFact>
    </dl>
  );
}

function ReportFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-1 text-sm font-semibold break-words">{children}</dd>
    </div>
  );
}

function AboutReport({ report: { purpose, person, document } }: { report: SharedReport }) {
  const { about } = texts;
  const purposeText = purpose === 'read' ? about.read : about[purpose](person ?? about.unnamed);
  return (
    <section aria-labelledby="shared-about" className="grid gap-2">
      <Heading level={2} size="small" id="shared-about">
        {about.title}
      </Heading>
      <p className="wrap-anywhere">{purposeText}</p>
      <Note>{document ? about.you : about.withoutScores}</Note>
    </section>
  );
}
