import { markAsRead, NEW_REPORT_KEY, pageTo } from '@bearings/contracts';
import { ArrowUpRight, Button, VisuallyHidden, type ButtonProps } from '@bearings/ui';
import { readStoredText, storeText } from '@bearings/web';
import { useEffect } from 'react';
import { successTexts as texts } from './success-texts';

interface ViewReportButtonProps {
  assessmentId: string;
  ready: boolean;
  variant?: ButtonProps['variant'];
}

/** A button that opens the report in a new tab. It is disabled until the report is ready. */
export function ViewReportButton({ assessmentId, ready, variant }: ViewReportButtonProps) {
  useEffect(() => {
    if (ready) rememberNewReport(assessmentId);
  }, [ready, assessmentId]);
  if (!ready) {
    return (
      <Button size="large" disabled>
        {texts.view}
      </Button>
    );
  }
  return (
    <Button asChild variant={variant} size="large">
      <a href={pageTo.report(assessmentId)} target="_blank" rel="noopener">
        <span>{texts.view}</span>
        <ArrowUpRight size={20} aria-hidden="true" />
        <VisuallyHidden>{texts.newTab}</VisuallyHidden>
      </a>
    </Button>
  );
}

/** Stores that this browser has not shown the report yet, which then unfolds when it is opened. */
function rememberNewReport(assessmentId: string): void {
  const isRead = readStoredText(NEW_REPORT_KEY) === markAsRead(assessmentId);
  // If storage is blocked or full, the report is shown without its animation.
  if (!isRead) storeText(NEW_REPORT_KEY, assessmentId);
}
