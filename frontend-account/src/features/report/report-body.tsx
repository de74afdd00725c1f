import { useDeferredValue } from 'react';
import { lazyPart } from '../../components/lazy-part';
import { reportTexts as texts } from '../../texts/report-texts';
import { useArrangement } from '../choices/use-arrangement';
import { useCareerList } from '../choices/use-career-list';
import { ReportOpening } from './report-opening';
import type { ReportRequest } from './report.api';
import type { ReportView } from './report-view';

// Downloaded after the opening is painted, because it is most of the page's code.
const ReportParts = lazyPart(
  async () => (await import(/* webpackChunkName: "report-parts" */ './report-parts')).ReportParts,
  { height: '100dvh', label: texts.loading },
);

/** The content of a report page: the opening, which is painted first, and the parts below it. */
export function ReportBody({ request, report }: { request: ReportRequest; report: ReportView }) {
  const list = useCareerList(request, report.document);
  const arrangement = useArrangement();
  // React renders the parts below the opening with low priority, so that input can interrupt it.
  const isOpeningPainted = useDeferredValue(true, false);
  const showCareer = (code: string) => {
    const otherCodes = arrangement.open.filter((each) => each !== code);
    arrangement.arrange({ filter: 'all', open: [...otherCodes, code] });
    requestAnimationFrame(() => focusElement(`career-${code}`));
  };
  return (
    <>
      <ReportOpening report={report} careers={list.shown} onOpen={showCareer} />
      {isOpeningPainted ? (
        <ReportParts request={request} report={report} list={list} arrangement={arrangement} onShow={showCareer} />
      ) : (
        <div className="min-h-dvh" />
      )}
    </>
  );
}

function focusElement(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
