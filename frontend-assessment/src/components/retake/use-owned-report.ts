import { pageTo, type Assessment } from '@bearings/contracts';
import { isUnauthorized, toReadableMessage, useCurrentUser, useFailureToast } from '@bearings/web';
import { useNavigate } from '@bearings/web/router';
import { retakeTexts as texts } from './retake-texts';
import { useOwnedAssessmentsQuery, useRetakeReportMutation } from '../../funnel/assessment.api';
import { funnel } from '../../funnel/use-funnel';

/**
 * Returns the assessment of a report that the signed-in reader owns, preferably one with a free
 * retake; null if there is none.
 */
export function useOwnedReport(): Assessment | null {
  const { status } = useCurrentUser();
  const { data } = useOwnedAssessmentsQuery(undefined, { skip: status !== 'signedIn' });
  if (status !== 'signedIn') return null;
  const ownedReports = data?.filter((each) => each.status === 'ready') ?? [];
  return ownedReports.find(({ retakeUntil }) => retakeUntil !== undefined) ?? ownedReports[0] ?? null;
}

/** Returns a function that submits the assessment as the retake of a report that the reader owns. */
export function useRetake(assessmentId: string, ownedId: string) {
  const [send, { isLoading }] = useRetakeReportMutation();
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const retake = async () => {
    const { error } = await send({ id: ownedId, retake: { assessmentId } });
    if (error) {
      const description = isUnauthorized(error) ? texts.signIn : toReadableMessage(error, texts.kept);
      showFailure({ title: texts.failed, description });
      return;
    }
    showFailure();
    funnel.forget();
    void navigate(pageTo.report(ownedId));
  };
  return { retake: () => void retake(), isLoading };
}
