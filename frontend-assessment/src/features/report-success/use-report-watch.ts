import { useAppDispatch, useToast, type AppDispatch } from '@bearings/web';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { successTexts } from '../../texts/success-texts';
import { journey } from '../journey/use-journey';
import { reportSuccessApi } from './report-success.api';
import type { SuccessQuery } from './success-query';
import { learn, NOTHING_KNOWN, viewOf, type SuccessView } from './success-view';
import { watchReport, type WatchCalls, type WatchNews } from './watch-report';

const { verifyPayment, watchedReportStatus, generateAgain } = reportSuccessApi.endpoints;

export interface ReportWatch {
  view: SuccessView;
  /** Whether the purchase signed the buyer in; null until the payment has been verified. */
  signedIn: boolean | null;
  /** This payment was one too many: it goes back by itself. */
  paidTwice: boolean;
  /** Asks for the report again, then follows it. */
  tryAgain: () => void;
  tryingAgain: boolean;
}

function callsOf(dispatch: AppDispatch, { assessmentId, intentId }: SuccessQuery): WatchCalls {
  const fresh = { subscribe: false, forceRefetch: true };
  return {
    verify: () => dispatch(verifyPayment.initiate({ paymentIntentId: intentId })).unwrap(),
    status: () => dispatch(watchedReportStatus.initiate(assessmentId, fresh)).unwrap(),
    generate: () => dispatch(generateAgain.initiate(assessmentId)).unwrap(),
  };
}

/** A bought assessment is done: the next one starts from the beginning. */
function forgetOnceBought(news: WatchNews): void {
  if (news.kind !== 'verified' || !news.verified.paid) return;
  if (journey.current().assessmentId === news.verified.assessmentId) journey.forget();
}

function log(news: WatchNews): void {
  // oxlint-disable-next-line no-console -- SPEC.md section 8: this failure is only logged
  if (news.kind === 'verificationFailed') console.warn('Payment verification', news.reason);
}

/** Follows one payment and its report from the buyer's return to the finished report. */
export function useReportWatch(query: SuccessQuery): ReportWatch {
  const { processing } = query;
  const dispatch = useAppDispatch();
  const { toast } = useToast();
  const [known, tell] = useReducer(learn, NOTHING_KNOWN);
  const [attempt, setAttempt] = useState(0);
  const [tryingAgain, setTryingAgain] = useState(false);

  const sayFailed = (news: WatchNews) => {
    if (news.kind !== 'generationFailed') return;
    toast({ ...successTexts.error.againFailed, variant: 'destructive' });
  };
  const watch = useEffectEvent((signal: AbortSignal, again: boolean) =>
    watchReport({
      calls: callsOf(dispatch, query),
      signal,
      processing,
      verified: known.verified,
      again,
      tell: (news) => {
        log(news);
        forgetOnceBought(news);
        sayFailed(news);
        tell(news);
        // A payment that cannot be checked is not news yet: the look at the report follows.
        if (news.kind !== 'verificationFailed') setTryingAgain(false);
      },
    }),
  );
  useEffect(() => {
    const left = new AbortController();
    void watch(left.signal, attempt > 0);
    return () => left.abort();
  }, [attempt]);

  const tryAgain = () => {
    setTryingAgain(true);
    setAttempt((attempts) => attempts + 1);
  };
  return {
    view: viewOf(known, processing),
    signedIn: known.verified?.signedIn ?? null,
    paidTwice: known.verified?.secondPaymentRefunded ?? false,
    tryAgain,
    tryingAgain,
  };
}
