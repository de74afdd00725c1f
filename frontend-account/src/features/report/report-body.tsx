import { Container } from '@bearings/ui';
import { useRenderSteps } from '../../components/use-render-steps';
import { useArrangement } from './careers/use-arrangement';
import { useCareerList } from './careers/use-career-list';
import { FeedbackPart } from './feedback/feedback-part';
import { PlanPart } from './plan/plan-part';
import { VersionNotices } from './revisions/version-notices';
import { VersionPanels } from './revisions/version-panels';
import { TwoShapes } from './sharing/two-shapes';
import { AboutTheList } from './about-the-list';
import { SubjectsPart } from './subjects-part';
import { BesideTheList } from './beside-the-list';
import { ListCertainty } from './how-sure';
import { PersonalityOverview } from './personality-overview';
import { ReportArticle } from './report-article';
import { ReportCareers } from './report-careers';
import { ReportContents } from './report-contents';
import { ReportFoot } from './report-foot';
import { ReportOpening } from './report-opening';
import type { ReportRequest } from '../../api/report.api';
import type { ReportView } from './report-view';

/**
 * The content of a report page: the summary first, then the careers, the plan, how certain the
 * results are, and the texts.
 */
export function ReportBody({ request, report }: { request: ReportRequest; report: ReportView }) {
  const { document, versions, isSample } = report;
  const list = useCareerList(request, document);
  const arrangement = useArrangement();
  // The opening is painted first. The server renders nothing else.
  const step = useRenderSteps(3);
  const part = document.sections.find(({ id }) => id === 'careers');
  const showCareer = (code: string) => {
    const otherCodes = arrangement.open.filter((each) => each !== code);
    arrangement.arrange({ filter: 'all', open: [...otherCodes, code] });
    requestAnimationFrame(() => focusElement(`career-${code}`));
  };
  const openingElement = <ReportOpening report={report} careers={list.shown} onOpen={showCareer} />;
  if (step === 0)
    return (
      <>
        {openingElement}
        <div className="min-h-dvh" />
      </>
    );
  return (
    <>
      {openingElement}
      <Container className="grid max-w-[83rem] grid-cols-1 gap-3 pt-2 pb-2 md:gap-10 md:pb-10 ui-print-flow">
        <div className="ui-print-flow grid grid-cols-1 gap-4">
          <ReportContents hasPlan={!isSample} />
          {!isSample && <VersionNotices request={request} versions={versions} />}
          <ReportCareers request={request} report={report} list={list} arrangement={arrangement} onShow={showCareer} />
          {document.subjects !== null && (
            <SubjectsPart assessmentId={report.assessmentId} subjects={document.subjects} careers={document.careers} />
          )}
          <BesideTheList matching={document.matching} categories={document.categories} />
        </div>
        {step >= 2 && (
          <div className="grid gap-8 max-md:gap-5 lg:grid-cols-2 lg:gap-16 ui-print-flow">
            {!isSample && <PlanPart report={report} />}
            <div className="ui-print-flow grid content-start gap-8 max-md:gap-5">
              <ListCertainty report={report} rows={list.shown.map(({ row }) => row)}>
                <AboutTheList blocks={part?.blocks ?? []} matching={document.matching} />
              </ListCertainty>
              {!isSample && <TwoShapes report={report} />}
              {!isSample && <PersonalityOverview report={report} />}
            </div>
            {isSample && <PersonalityOverview report={report} />}
          </div>
        )}
        {step >= 3 && (
          <>
            <ReportArticle report={report} />
            {!isSample && <FeedbackPart id={report.assessmentId} />}
            <ReportFoot report={report} revisions={isSample ? null : <VersionPanels report={report} />} />
          </>
        )}
      </Container>
    </>
  );
}

function focusElement(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
