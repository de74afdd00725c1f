import { Container, Section } from '@bearings/ui';
import { PlanPart } from '../plan/plan-part';
import { VersionNotices } from '../revisions/version-notices';
import { VersionPanels } from '../revisions/version-panels';
import { ReportArticle } from './report-article';
import { ReportCareers } from './report-careers';
import { ReportContents } from './report-contents';
import { ReportFoot } from './report-foot';
import { ReportHeader } from './report-header';
import type { ReportRequest } from './report.api';
import type { ReportView } from './report-view';

interface ReportBodyProps {
  request: ReportRequest;
  report: ReportView;
}

/** The report: the answer first, then the careers to work with, the plan, and the texts. */
export function ReportBody({ request, report }: ReportBodyProps) {
  const { versions } = report;
  return (
    <Section spacing="small" className="max-md:pt-4">
      <Container className="grid grid-cols-1 gap-5 md:gap-8 lg:gap-14 print:block print:[&>*+*]:mt-6">
        <div className="grid grid-cols-1 gap-4 print:block print:[&>*+*]:mt-3">
          <ReportHeader report={report} />
          {!report.isSample && <VersionNotices request={request} versions={versions} />}
          <ReportContents hasPlan={!report.isSample} />
          <ReportCareers request={request} report={report} />
        </div>
        {!report.isSample && <PlanPart report={report} />}
        <ReportArticle report={report} />
        <ReportFoot
          report={report}
          revisions={report.isSample ? null : <VersionPanels report={report} />}
        />
      </Container>
    </Section>
  );
}
