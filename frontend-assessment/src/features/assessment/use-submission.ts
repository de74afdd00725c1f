import {
  isApiError,
  isOnline,
  toReadableMessage,
  useAppDispatch,
  useFailureToast,
  useOnline,
  useToast,
} from '@bearings/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quizTexts as texts } from './quiz/quiz-texts';
import { funnelTexts } from '../../funnel/funnel-texts';
import { assessmentApi, useSubmitAssessmentMutation } from '../../funnel/assessment.api';
import { toSubmission } from '../../funnel/funnel-state';
import { findRefusedDetail } from '../../funnel/refusals';
import { sendWithChoices } from '../../funnel/send-with-choices';
import { funnel, useFunnel } from '../../funnel/use-funnel';

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
  const dispatch = useAppDispatch();
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const [submitAssessment] = useSubmitAssessmentMutation();
  const [submitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isSending = useRef(false);

  const sendAnswers = async () => {
    await settleDraft();
    const sentState = funnel.current();
    const { data, error } = await sendWithChoices((included) => submitAssessment(toSubmission(sentState, included)));
    if (data) {
      await dispatch(assessmentApi.util.upsertQueryData('funnelAssessment', data.id, data));
      funnel.complete(data.id);
      toast(texts.saved);
      return;
    }
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
    const refusedField = findRefusedDetail(error);
    if (refusedField) funnel.refuseDetails(refusedField);
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
