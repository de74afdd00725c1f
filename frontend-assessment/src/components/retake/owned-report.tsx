import { pageTo, type Assessment } from '@bearings/contracts';
import { Alert, Button } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { retakeTexts as texts } from './retake-texts';
import { useOwnedReport, useRetake } from './use-owned-report';

/** Before the payment, reminds signed-in readers that they already own a report, and offers its free retake. */
export function OwnedReport({ assessmentId }: { assessmentId: string }) {
  const ownedReport = useOwnedReport();
  if (!ownedReport || ownedReport.id === assessmentId) return null;
  const { retakeUntil } = ownedReport;
  return (
    <Alert
      title={texts.title(formatLongDate(ownedReport.completedAt ?? ownedReport.createdAt))}
      action={
        retakeUntil === undefined ? (
          <Button asChild size="small" variant="secondary">
            <Link to={pageTo.report(ownedReport.id)}>{texts.open}</Link>
          </Button>
        ) : (
          <RetakeButton assessmentId={assessmentId} owned={ownedReport} />
        )
      }
    >
      {retakeUntil === undefined ? texts.another : texts.free(formatLongDate(retakeUntil))}
    </Alert>
  );
}

export function RetakeButton({ assessmentId, owned }: { assessmentId: string; owned: Assessment }) {
  const { retake, isLoading } = useRetake(assessmentId, owned.id);
  return (
    <Button size="small" loading={isLoading} onClick={retake}>
      {texts.action}
    </Button>
  );
}
