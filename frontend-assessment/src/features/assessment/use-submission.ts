import { isApiError, isOnline, toReadableMessage, useFailureToast, useOnline, useToast } from '@bearings/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quizTexts as texts } from './quiz/quiz-texts';
import { funnelTexts } from '../../funnel/funnel-texts';
import { funnel, useFunnel } from '../../funnel/use-funnel';
import { useSubmitAnswers } from '../../funnel/use-submit-answers';

/** Time between attempts to submit while the browser is online but the server cannot be reached. */
const RETRY_MS = 5_000;

export interface Submission {
  /** Submits the answers together with the choices made so far. */
  submit: () => void;
  submitting: boolean;
}

/**
 * Submits the assessment. If the server cannot be reached, tries again until it can, even after the
 * page is reloaded. The server stores the same answers only once.
 * @param settleDraft called before sending, so that no draft arrives after the submission
 */
export function useSubmission(settleDraft: () => Promise<void>): Submission {
  const { queued } = useFunnel();
  const online = useOnline();
  const submitAnswers = useSubmitAnswers();
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const [submitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isSending = useRef(false);

  const sendAnswers = async () => {
    await settleDraft();
    const result = await submitAnswers();
    if (result === null) return;
    if ('assessment' in result) {
      toast(texts.saved);
      return;
    }
    const { error } = result;
    if (isApiError(error) && error.status === 0) {
      const isAlreadyReported = queued || !isOnline();
      funnel.queue();
      setAttempts((count) => (isOnline() ? count + 1 : 0));
      if (isAlreadyReported) return;
    } else {
      funnel.unqueue();
    }
    const description = toReadableMessage(error, funnelTexts.failed.description);
    showFailure({ title: funnelTexts.failed.title, description });
  };
  const sendOnce = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setSubmitting(true);
    try {
      await sendAnswers();
    } finally {
      isSending.current = false;
      setSubmitting(false);
    }
  };

  const sendQueued = useEffectEvent(() => void sendOnce());
  useEffect(() => {
    if (!queued || !online) return;
    const timer = window.setTimeout(sendQueued, attempts === 0 ? 0 : RETRY_MS);
    return () => window.clearTimeout(timer);
  }, [queued, online, attempts]);

  return {
    submit: () => (isOnline() ? void sendOnce() : funnel.queue()),
    submitting,
  };
}
