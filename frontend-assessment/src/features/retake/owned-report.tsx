import { pageTo, type Assessment } from '@bearings/contracts';
import { Alert, Button } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { retakeTexts as texts } from '../../texts/retake-texts';
import { useOwnedReport, useRetake } from './use-owned-report';

/** Tells signed-in readers who already own a report about it before they pay again, and offers the free retake. */
export function OwnedReport({ assessmentId }: { assessmentId: string }) {
  const owned = useOwnedReport();
  if (!owned || owned.id === assessmentId) return null;
  const { retakeUntil } = owned;
  return (
    <Alert
      title={texts.title(formatLongDate(owned.completedAt ?? owned.createdAt))}
      action={
        retakeUntil === undefined ? (
          <Button asChild size="small" variant="secondary">
            <Link to={pageTo.report(owned.id)}>{texts.open}</Link>
          </Button>
        ) : (
          <RetakeButton assessmentId={assessmentId} owned={owned} />
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
