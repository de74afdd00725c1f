import type { Assessment } from '@bearings/contracts';
import { useAppDispatch } from '@bearings/web';
import { assessmentApi, useSubmitAssessmentMutation } from './assessment.api';
import { toSubmission } from './funnel-state';
import { findRefusedDetail } from './refusals';
import { sendWithChoices } from './send-with-choices';
import { funnel } from './use-funnel';

/**
 * Returns a function that sends the answers of the funnel and completes the funnel with the new assessment. If the
 * server rejects the name or email, the funnel returns to them. The function returns the assessment or the error; null
 * if another tab completed or cleared the funnel meanwhile.
 */
export function useSubmitAnswers(): () => Promise<{ assessment: Assessment } | { error: unknown } | null> {
  const dispatch = useAppDispatch();
  const [submit] = useSubmitAssessmentMutation();
  return async () => {
    const sentState = funnel.current();
    const { data, error } = await sendWithChoices((included) => submit(toSubmission(sentState, included)));
    if (funnel.current().assessmentId !== sentState.assessmentId) return null;
    if (data) {
      await dispatch(assessmentApi.util.upsertQueryData('funnelAssessment', data.id, data));
      funnel.complete(data.id);
      return { assessment: data };
    }
    const refusedField = findRefusedDetail(error);
    if (refusedField) funnel.refuseDetails(refusedField);
    return { error };
  };
}
