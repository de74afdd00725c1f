import { Container, Heading, Section } from '@bearings/ui';
import { useReportCareersQuery } from '../choices/choices.api';
import { rowsOf } from '../choices/report-rows';
import { PlanPart } from '../plan/plan-part';
import { CountrySwitch } from '../country/country-switch';
import { VersionNotices } from '../revisions/version-notices';
import { VersionPanels } from '../revisions/version-panels';
import { CareersPart } from './careers-part';
import { Certainty } from './certainty';
import { MatchingPart } from './matching-part';
import { NearestCareers } from './nearest-careers';
import { ProfileShape } from './profile-shape';
import { ReportArticle } from './report-article';
import { ReportContents } from './report-contents';
import { ReportFoot } from './report-foot';
import { ReportHeader } from './report-header';
import type { ReportRequest } from './report.api';
import { Blocks } from './report-text';
import type { ReportView } from './report-view';
import { ThisWeek } from './this-week';

interface ReportBodyProps {
  request: ReportRequest;
  report: ReportView;
}

/** The report: the answer first, then the careers to work with, the plan, and the texts. */
export function ReportBody({ request, report }: ReportBodyProps) {
  const { document, versions } = report;
  const { data } = useReportCareersQuery(request, { skip: document === null });
  const rows = data?.careers ?? (document ? rowsOf(document) : []);
  return (
    <Section spacing="small" className="max-md:pt-4">
      <Container className="grid grid-cols-1 gap-10 lg:gap-14">
        <div className="grid grid-cols-1 gap-5">
          <ReportHeader report={report} />
          {versions && <VersionNotices request={request} versions={versions} />}
          {document && (
            <>
              <ReportContents />
              <NearestCareers rows={rows} ranked={!document.flat} />
            </>
          )}
        </div>
        {document && (
          <>
            <div className="grid items-start gap-8 md:grid-cols-2">
              <Certainty report={report} rows={rows} />
              <ThisWeek report={report} />
            </div>
            <ProfileShape report={report} />
            <Careers request={request} report={report} />
            <PlanPart report={report} />
          </>
        )}
        <ReportArticle report={report} />
        <ReportFoot report={report} revisions={<VersionPanels report={report} />} />
      </Container>
    </Section>
  );
}

function Careers({ request, report }: ReportBodyProps) {
  const { document, country, parts } = report;
  const part = parts.find(({ id }) => id === 'careers');
  if (!document || !part) return null;
  return (
    <section id="careers" aria-labelledby="careers-title" className="grid scroll-mt-20 gap-4">
      <Heading level={2} size="medium" id="careers-title">
        {part.title}
      </Heading>
      {country && (
        <div className="max-w-xs print:hidden">
          <CountrySwitch id={request.assessmentId} shown={country} />
        </div>
      )}
      <div className="grid max-w-text gap-4">
        <Blocks blocks={part.blocks} />
      </div>
      <CareersPart careers={document.careers} flat={document.flat} />
      {document.matching && <MatchingPart matching={document.matching} />}
    </section>
  );
}
