import { isApiError, readableMessage, useAppDispatch, useToast } from '@bearings/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quizTexts as texts } from '../../texts/quiz-texts';
import { assessmentApi, useSubmitAssessmentMutation } from '../journey/assessment.api';
import { toSubmission } from '../journey/journey';
import { journey, useJourney } from '../journey/use-journey';
import { useOnline } from '../journey/use-online';

const DETAILS = ['email', 'firstName', 'lastName'] as const;
/** Between two tries while the site is out of reach although there is a connection. */
const RETRY_MS = 5_000;

export interface Submission {
  complete: () => void;
  submitting: boolean;
}

/**
 * Completes the assessment. While the site is out of reach it waits in a queue that outlives the
 * page, and is sent by itself; the server takes the same answers once.
 * @param settleDraft awaited before sending, so that no draft arrives after what completes it
 */
export function useSubmission(settleDraft: () => Promise<void>): Submission {
  const { queued } = useJourney();
  const online = useOnline();
  const dispatch = useAppDispatch();
  const { toast } = useToast();
  const [submit] = useSubmitAssessmentMutation();
  const [submitting, setSubmitting] = useState(false);
  const [tries, setTries] = useState(0);
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
    if (isApiError(error) && error.status === 0) {
      const saidAlready = queued || !navigator.onLine;
      journey.queue();
      setTries((count) => (navigator.onLine ? count + 1 : 0));
      if (saidAlready) return;
    } else {
      journey.unqueue();
    }
    const description = readableMessage(error, texts.failed.description);
    toast({ title: texts.failed.title, description, variant: 'destructive' });
    const field = isApiError(error) && DETAILS.find((name) => name === error.body?.field);
    if (field) journey.refuseDetails({ field, message: description });
  };
  const sendOnce = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setSubmitting(true);
    try {
      await send();
    } finally {
      underWay.current = false;
      setSubmitting(false);
    }
  };

  const sendQueued = useEffectEvent(() => void sendOnce());
  useEffect(() => {
    if (!queued || !online) return;
    const timer = window.setTimeout(sendQueued, tries === 0 ? 0 : RETRY_MS);
    return () => window.clearTimeout(timer);
  }, [queued, online, tries]);

  return {
    complete: () => (navigator.onLine ? void sendOnce() : journey.queue()),
    submitting,
  };
}
