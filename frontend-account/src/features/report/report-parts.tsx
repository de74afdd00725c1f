import { Container } from '@bearings/ui';
import { TooltipProvider } from '@bearings/ui/controls';
import type { Arrangement } from '../choices/use-arrangement';
import type { CareerList } from '../choices/use-career-list';
import { FeedbackPart } from '../feedback/feedback-part';
import { PlanPart } from '../plan/plan-part';
import { VersionNotices } from '../revisions/version-notices';
import { VersionPanels } from '../revisions/version-panels';
import { ObserverReplies } from '../sharing/observer-replies';
import { AboutTheList } from './about-the-list';
import { ListCertainty } from './how-sure';
import { PersonalityOverview } from './personality-overview';
import { ReportArticle } from './report-article';
import { ReportCareers } from './report-careers';
import { ReportContents } from './report-contents';
import { ReportFoot } from './report-foot';
import type { ReportRequest } from './report.api';
import type { ReportView } from './report-view';

interface ReportPartsProps {
  request: ReportRequest;
  report: ReportView;
  list: CareerList;
  arrangement: Arrangement;
  /** Opens a career's page and scrolls to it. */
  onShow: (code: string) => void;
}

/** The parts of a report below its opening: the careers, the plan, how certain the results are, and the texts. */
export function ReportParts({ request, report, list, arrangement, onShow }: ReportPartsProps) {
  const { document, versions, isSample } = report;
  const part = document.sections.find(({ id }) => id === 'careers');
  return (
    <TooltipProvider>
      <Container className="grid max-w-[83rem] grid-cols-1 gap-4 pt-2 pb-4 md:gap-10 md:pb-10 print:block print:[&>*+*]:mt-6">
        <div className="grid grid-cols-1 gap-4">
          <ReportContents hasPlan={!isSample} />
          {!isSample && <VersionNotices request={request} versions={versions} />}
          <ReportCareers request={request} report={report} list={list} arrangement={arrangement} onShow={onShow} />
        </div>
        <div className="grid gap-8 max-md:gap-5 lg:grid-cols-2 lg:gap-16 print:block print:[&>*+*]:mt-6">
          {!isSample && <PlanPart report={report} />}
          <div className="grid content-start gap-8 max-md:gap-5">
            <ListCertainty report={report} rows={list.shown.map(({ row }) => row)}>
              <AboutTheList blocks={part?.blocks ?? []} matching={document.matching} />
            </ListCertainty>
            {!isSample && <ObserverReplies id={report.assessmentId} />}
            {!isSample && <PersonalityOverview report={report} />}
          </div>
          {isSample && <PersonalityOverview report={report} />}
        </div>
        <ReportArticle report={report} />
        {!isSample && <FeedbackPart id={report.assessmentId} />}
        <ReportFoot report={report} revisions={isSample ? null : <VersionPanels report={report} />} />
      </Container>
    </TooltipProvider>
  );
}
