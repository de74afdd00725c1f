import { pages, pageTo } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { BrokenNeedle, EmptyNotebook, FoldedMap, HillPath } from '@bearings/ui/illustrations';
import { Link } from '@bearings/web/router';
import { reportTexts as texts } from './report-texts';
import { NoticePage } from '../../components/notice-page';

/** Shown when the report does not exist or belongs to another owner. */
export function ReportNotFound() {
  return (
    <NoticePage
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
    </NoticePage>
  );
}

/** Shown for the user's own report that is not paid. */
export function ReportUnpaid({ assessmentId }: { assessmentId: string }) {
  return (
    <NoticePage
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
    </NoticePage>
  );
}

/** Shown for the user's own assessment with unanswered statements. */
export function ReportUnfinished() {
  return (
    <NoticePage
      title={texts.unfinished.title}
      illustration={<HillPath />}
      action={
        <Button asChild>
          <Link to={pages.assessment}>{texts.unfinished.continue}</Link>
        </Button>
      }
    >
      {texts.unfinished.text}
    </NoticePage>
  );
}

interface ReportFailedProps {
  retry: () => Promise<void>;
  retrying: boolean;
}

/** Shown when the request failed; offers a retry. */
export function ReportFailed({ retry, retrying }: ReportFailedProps) {
  return (
    <div role="alert">
      <NoticePage
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
      </NoticePage>
    </div>
  );
}
