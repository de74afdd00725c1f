import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import type { ReportSectionId } from '@bearings/domain';
import { successTexts } from './success-texts';
import { resolvePaymentCheck } from './payment-check-result';
import type { WatchEvent } from './watch-report';

/** The latest results of watching a payment and its report, as far as the page needs them. */
export interface WatchState {
  verified: PaymentVerified | null;
  status: ReportStatus | null;
  trouble: 'statusFailed' | 'notFound' | 'unchecked' | null;
}

export const INITIAL_WATCH_STATE: WatchState = { verified: null, status: null, trouble: null };

/**
 * Returns the state after a check of the payment. If the payment is confirmed, drops an earlier report status
 * "payment_required", which is out of date.
 */
function withVerified({ status, trouble }: WatchState, verified: PaymentVerified): WatchState {
  const isOutdated = verified.paid && status?.status === 'payment_required';
  return {
    verified,
    status: isOutdated ? null : status,
    trouble: trouble === 'unchecked' ? null : trouble,
  };
}

/**
 * Returns the trouble after a new report status. "unchecked" (no check of the payment succeeded) stays while the report
 * requires payment. All other trouble is over, so the result is null.
 */
function getTroubleAfterStatus({ trouble }: WatchState, { status }: ReportStatus): WatchState['trouble'] {
  return trouble === 'unchecked' && status === 'payment_required' ? trouble : null;
}

/** Returns the state of the page after another event of `watchReport`. */
export function reduceWatchEvent(state: WatchState, event: WatchEvent): WatchState {
  switch (event.kind) {
    case 'verified':
      return withVerified(state, event.verified);
    case 'status':
      return { ...state, status: event.status, trouble: getTroubleAfterStatus(state, event.status) };
    case 'statusFailed':
    case 'notFound':
    case 'unchecked':
      return { ...state, trouble: event.kind };
    case 'verificationFailed':
    case 'generationFailed':
      return state;
  }
}

/** Why there is no report: writing it failed, it is not paid, or the payment could not be checked. */
export type TroubleCause = 'report' | 'unpaid' | 'unchecked';

export type SuccessView =
  | { kind: 'checking' | 'processing' | 'notFound' | 'success' }
  | { kind: 'generating'; percent: number; section: ReportSectionId | null }
  /** `details` is the text in the box with technical details. */
  | { kind: 'error'; details: string; cause: TroubleCause };

/**
 * Returns the view that the page shows.
 * @param processing true if the status in the redirect was "processing"
 */
export function chooseView({ verified, status, trouble }: WatchState, processing: boolean): SuccessView {
  const { error } = successTexts;
  if (trouble === 'notFound') return { kind: 'notFound' };
  if (trouble === 'unchecked') {
    return { kind: 'error', details: error.paymentRequired, cause: 'unchecked' };
  }
  if (trouble) return { kind: 'error', details: error.fetch, cause: 'report' };
  const check = resolvePaymentCheck(verified, processing);
  switch (status?.status) {
    case undefined:
      return { kind: check === 'processing' ? 'processing' : 'checking' };
    case 'ready':
      return { kind: 'success' };
    case 'generating':
      return { kind: 'generating', ...status.progress };
    case 'payment_required':
      if (check === 'processing') return { kind: 'processing' };
      if (check === 'unknown') return { kind: 'checking' };
      return { kind: 'error', details: error.paymentRequired, cause: 'unpaid' };
    case 'error':
      return { kind: 'error', details: status.error || error.unknown, cause: 'report' };
  }
}
