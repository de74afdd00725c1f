import { isApiError, readableMessage, useAppDispatch, useToast } from '@bearings/web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { quizTexts as texts } from '../../texts/quiz-texts';
import { assessmentApi, useSubmitAssessmentMutation } from '../journey/assessment.api';
import { toSubmission } from '../journey/journey';
import { journey, useJourney } from '../journey/use-journey';
import { useOnline } from '../journey/use-online';

const DETAILS = ['email', 'firstName', 'lastName'];

export interface Submission {
  complete: () => void;
  submitting: boolean;
}

/**
 * Completes the assessment. Without a connection it is put in a queue that outlives the page, and
 * sent once when there is one.
 * @param settleDraft awaited before sending, so that no draft arrives after what completes it
 */
export function useSubmission(settleDraft: () => Promise<void>): Submission {
  const { queued } = useJourney();
  const online = useOnline();
  const dispatch = useAppDispatch();
  const { toast } = useToast();
  const [submit, { isLoading }] = useSubmitAssessmentMutation();
  const underWay = useRef(false);

  const send = async () => {
    await settleDraft();
    const { data, error } = await submit(toSubmission(journey.current()));
    if (data) {
      await dispatch(assessmentApi.util.upsertQueryData('funnelAssessment', data.id, data));
      journey.complete(data.id);
      toast(texts.saved);
      return;
    }
    if (isApiError(error) && error.status === 0 && !navigator.onLine) return journey.queue();
    journey.unqueue();
    const description = readableMessage(error, texts.failed.description);
    toast({ title: texts.failed.title, description, variant: 'destructive' });
    if (isApiError(error) && DETAILS.includes(error.body?.field ?? '')) journey.editDetails();
  };
  const sendOnce = async () => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await send();
    } finally {
      underWay.current = false;
    }
  };

  const sendQueued = useEffectEvent(() => void sendOnce());
  useEffect(() => {
    if (queued && online) sendQueued();
  }, [queued, online]);

  return {
    complete: () => (navigator.onLine ? void sendOnce() : journey.queue()),
    submitting: isLoading,
  };
}
