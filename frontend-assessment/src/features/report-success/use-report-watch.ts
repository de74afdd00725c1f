import { useAppDispatch, useFailureToast, type AppDispatch } from '@bearings/web';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { successTexts } from './success-texts';
import { funnel } from '../../funnel/use-funnel';
import { reportSuccessApi } from './report-success.api';
import type { SuccessQuery } from './success-query';
import { reduceWatchEvent, INITIAL_WATCH_STATE, chooseView, type SuccessView } from './success-view';
import { watchReport, type WatchCalls, type WatchEvent } from './watch-report';

const { verifyPayment, watchedReportStatus, generateAgain } = reportSuccessApi.endpoints;

export interface ReportWatch {
  view: SuccessView;
  /** True if the purchase signed the buyer in; null until the payment has been verified. */
  signedIn: boolean | null;
  /** True if the assessment was paid twice. The server refunds the second payment. */
  hasDuplicatePayment: boolean;
  /** Requests the report again, then waits for it. */
  tryAgain: () => void;
  tryingAgain: boolean;
}

function createCalls(dispatch: AppDispatch, { assessmentId, intentId }: SuccessQuery): WatchCalls {
  const fresh = { subscribe: false, forceRefetch: true };
  return {
    verify: () => dispatch(verifyPayment.initiate({ paymentIntentId: intentId })).unwrap(),
    status: () => dispatch(watchedReportStatus.initiate(assessmentId, fresh)).unwrap(),
    generate: () => dispatch(generateAgain.initiate(assessmentId)).unwrap(),
  };
}

/** Clears the funnel when its assessment is paid, so that the next assessment starts from the beginning. */
function clearFunnelOncePaid(event: WatchEvent): void {
  if (event.kind !== 'verified' || !event.verified.paid) return;
  if (funnel.current().assessmentId === event.verified.assessmentId) funnel.forget();
}

function logEvent(event: WatchEvent): void {
  // oxlint-disable-next-line no-console -- the call is repeated, and the page says nothing
  if (event.kind === 'verificationFailed') console.warn('Payment verification', event.reason);
}

/** Watches a payment and its report, from the redirect to the finished report. */
export function useReportWatch(query: SuccessQuery): ReportWatch {
  const { processing } = query;
  const dispatch = useAppDispatch();
  const showFailure = useFailureToast();
  const [state, dispatchEvent] = useReducer(reduceWatchEvent, INITIAL_WATCH_STATE);
  const [attempt, setAttempt] = useState(0);
  const [tryingAgain, setTryingAgain] = useState(false);

  const toastOutcome = (event: WatchEvent) => {
    if (event.kind === 'generationFailed') showFailure(successTexts.error.againFailed);
    else if (event.kind === 'status' && event.status.status !== 'error') showFailure();
  };
  const startWatching = useEffectEvent((signal: AbortSignal, again: boolean) =>
    watchReport({
      calls: createCalls(dispatch, query),
      signal,
      processing,
      verified: state.verified,
      again,
      onEvent: (event) => {
        logEvent(event);
        clearFunnelOncePaid(event);
        toastOutcome(event);
        dispatchEvent(event);
        // A failed verification of the payment does not end the attempt: next, the status of the report is fetched.
        if (event.kind !== 'verificationFailed') setTryingAgain(false);
      },
    }),
  );
  useEffect(() => {
    const stop = new AbortController();
    void startWatching(stop.signal, attempt > 0);
    return () => stop.abort();
  }, [attempt]);

  const tryAgain = () => {
    setTryingAgain(true);
    setAttempt((attempts) => attempts + 1);
  };
  return {
    view: chooseView(state, processing),
    signedIn: state.verified?.signedIn ?? null,
    hasDuplicatePayment: state.verified?.secondPaymentRefunded ?? false,
    tryAgain,
    tryingAgain,
  };
}
