import { pageTo } from '@bearings/contracts';
import { ArrowUpRight, Button, VisuallyHidden } from '@bearings/ui';
import { successTexts as texts } from '../../texts/success-texts';

interface ViewReportButtonProps {
  assessmentId: string;
  ready: boolean;
}

/** Opens the report in a new tab, as soon as there is one. */
export function ViewReportButton({ assessmentId, ready }: ViewReportButtonProps) {
  if (!ready) {
    return (
      <Button size="large" disabled>
        {texts.view}
      </Button>
    );
  }
  return (
    <Button asChild size="large">
      <a href={pageTo.report(assessmentId)} target="_blank" rel="noopener">
        {texts.view}
        <ArrowUpRight size={20} aria-hidden="true" />
        <VisuallyHidden>{texts.newTab}</VisuallyHidden>
      </a>
    </Button>
  );
}
