import { pages, pageTo } from '@bearings/contracts';
import { BrokenNeedle, Button, EmptyNotebook, FoldedMap, HillPath } from '@bearings/ui';
import { Link } from 'react-router-dom';
import { reportTexts as texts } from '../../texts/report-texts';
import { ReportNotice } from './report-notice';

/** There is no such report, or it is somebody else's. */
export function ReportNotFound() {
  return (
    <ReportNotice
      title={texts.notFound.title}
      illustration={<BrokenNeedle />}
      action={
        <>
          <Button asChild>
            <Link to={pages.assessment}>{texts.notFound.assessment}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={pages.home}>{texts.notFound.home}</Link>
          </Button>
        </>
      }
    >
      {texts.notFound.text}
    </ReportNotice>
  );
}

/** The reader's own, not paid for. */
export function ReportUnpaid({ assessmentId }: { assessmentId: string }) {
  return (
    <ReportNotice
      title={texts.unpaid.title}
      illustration={<FoldedMap />}
      action={
        <>
          <Button asChild>
            <Link to={pageTo.checkout(assessmentId)}>{texts.unpaid.pay}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={pages.dashboard}>{texts.unpaid.dashboard}</Link>
          </Button>
        </>
      }
    >
      {texts.unpaid.text}
    </ReportNotice>
  );
}

/** The reader's own, with statements still to answer. */
export function ReportUnfinished() {
  return (
    <ReportNotice
      title={texts.unfinished.title}
      illustration={<HillPath />}
      action={
        <Button asChild>
          <Link to={pages.assessment}>{texts.unfinished.continue}</Link>
        </Button>
      }
    >
      {texts.unfinished.text}
    </ReportNotice>
  );
}

interface ReportFailedProps {
  retry: () => Promise<void>;
  retrying: boolean;
}

/** The server could not be asked, or could not answer. */
export function ReportFailed({ retry, retrying }: ReportFailedProps) {
  return (
    <div role="alert">
      <ReportNotice
        title={texts.failed.title}
        illustration={<EmptyNotebook />}
        action={
          <>
            <Button onClick={() => void retry()} loading={retrying}>
              {texts.failed.retry}
            </Button>
            <Button asChild variant="secondary">
              <Link to={pages.contact}>{texts.failed.support}</Link>
            </Button>
          </>
        }
      >
        {texts.failed.text}
      </ReportNotice>
    </div>
  );
}
