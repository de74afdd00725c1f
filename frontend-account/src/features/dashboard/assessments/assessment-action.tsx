import { endpoints, fillPath, pages, pageTo, type Assessment } from '@bearings/contracts';
import { Button, Download, Spinner, VisuallyHidden } from '@bearings/ui';
import { Tooltip } from '@bearings/ui/controls';
import { formatDate, useFailureToast } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { assessmentTexts } from './assessment-texts';
import { useGenerateReportMutation } from '../../../api/report.api';

const texts = assessmentTexts.actions;

interface AssessmentActionProps {
  assessment: Assessment;
  size?: 'small' | 'medium' | 'large';
}

/**
 * The button for the next step of an assessment, which depends on its state. A ready report also has a download button.
 */
export function AssessmentAction({ assessment, size = 'small' }: AssessmentActionProps) {
  const { id, status, completedAt } = assessment;
  const which = completedAt ? <VisuallyHidden>{texts.of(formatDate(completedAt))}</VisuallyHidden> : null;
  switch (status) {
    case 'in_progress':
      return (
        <Button asChild size={size}>
          <Link to={pages.assessment}>{texts.continue}</Link>
        </Button>
      );
    case 'payment_required':
      return (
        <Button asChild size={size}>
          <Link to={pageTo.checkout(id)}>
            <span>{texts.pay}</span>
            {which}
          </Link>
        </Button>
      );
    case 'generating':
      return (
        <Tooltip content={texts.generatingReason}>
          <Button size={size} variant="secondary" aria-disabled="true">
            <Spinner size={18} />
            <span>{texts.generating}</span>
          </Button>
        </Tooltip>
      );
    case 'error':
      return <TryAgain id={id} size={size} />;
    case 'ready':
      return (
        <>
          <Button asChild size={size}>
            <Link to={pageTo.report(id)}>
              <span>{texts.view}</span>
              {which}
            </Link>
          </Button>
          <Button asChild size={size} variant="ghost">
            <a href={fillPath(endpoints.downloadHtml.path, { id })}>
              <Download size={18} aria-hidden="true" />
              <span>{texts.download}</span>
              {which}
            </a>
          </Button>
        </>
      );
  }
}

function TryAgain({ id, size }: Required<Pick<AssessmentActionProps, 'size'>> & { id: string }) {
  const showFailure = useFailureToast();
  const [generate, { isLoading }] = useGenerateReportMutation();
  const tryAgain = async () => {
    const { error } = await generate(id);
    showFailure(error ? { title: assessmentTexts.failed, description: assessmentTexts.failedAgain } : undefined);
  };
  return (
    <Button size={size} loading={isLoading} onClick={() => void tryAgain()}>
      {texts.tryAgain}
    </Button>
  );
}
