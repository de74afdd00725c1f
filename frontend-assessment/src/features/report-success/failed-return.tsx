import { pageTo } from '@bearings/contracts';
import { isApiError, PageMeta } from '@bearings/web';
import { Navigate } from '@bearings/web/router';
import { successTexts as texts } from './success-texts';
import { PAYMENT_FAILED_STATE } from '../../funnel/payment-failed-state';
import { useFunnelAssessmentQuery } from '../../funnel/assessment.api';
import { InvalidView } from './trouble-views';
import { CheckingView } from './waiting-views';

/**
 * Shown when the bank has declined the payment on its own page: redirects to the checkout. If the assessment does not
 * exist, says that the URL is invalid. The checkout handles other errors, since it can retry.
 */
export function FailedReturn({ assessmentId }: { assessmentId: string }) {
  const { error, isFetching } = useFunnelAssessmentQuery(assessmentId, {
    refetchOnMountOrArgChange: true,
  });
  if (isFetching) {
    return (
      <>
        <PageMeta title={texts.metaTitle} description={texts.metaDescription} noIndex />
        <CheckingView processing={false} />
      </>
    );
  }
  if (isApiError(error) && error.status === 404) return <InvalidView assessmentId={null} />;
  return <Navigate replace to={pageTo.checkout(assessmentId)} state={PAYMENT_FAILED_STATE} />;
}
