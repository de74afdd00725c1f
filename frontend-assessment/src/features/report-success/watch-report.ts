import { TIMINGS, type PaymentVerified, type ReportStatus } from '@bearings/contracts';
import { isApiError } from '@bearings/web';
import { wait } from './wait';

/** The calls a watch makes. Each rejects with the call's error. */
export interface WatchCalls {
  verify: () => Promise<PaymentVerified>;
  status: () => Promise<ReportStatus>;
}

/** What a watch tells, in the order it learns it. */
export type WatchNews =
  | { kind: 'verified'; verified: PaymentVerified }
  | { kind: 'verificationFailed'; reason: unknown }
  | { kind: 'status'; status: ReportStatus }
  | { kind: 'statusFailed' }
  | { kind: 'notFound' };

interface WatchOptions {
  calls: WatchCalls;
  tell: (news: WatchNews) => void;
  /** Ends the watch, silently. */
  signal: AbortSignal;
  /** The provider said that the payment is still on its way. */
  processing: boolean;
  /** What an earlier watch learnt of the payment; without one, this watch looks. */
  verified: PaymentVerified | null;
  /** Follows on an earlier watch, which has had its look at the payment. */
  again: boolean;
}

const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Fetches the status, trying again as often and as far apart as SPEC.md section 9 says. */
async function fetchStatus(calls: WatchCalls, signal: AbortSignal): Promise<ReportStatus> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await calls.status();
    } catch (error) {
      if (isNotFound(error) || retries === TIMINGS.statusRetries) throw error;
      await wait(TIMINGS.statusRetry, signal);
    }
  }
}

/** Has the server look at the payment. What fails here is only reported, never in the way. */
async function verify({ calls, tell, signal }: WatchOptions): Promise<PaymentVerified | null> {
  try {
    const verified = await calls.verify();
    if (!signal.aborted) tell({ kind: 'verified', verified });
    return verified;
  } catch (reason) {
    if (!signal.aborted) tell({ kind: 'verificationFailed', reason });
    return null;
  }
}

/**
 * Verifies the payment once, then follows the report's status every 3 s until it is ready or wants
 * payment. A payment that is still on its way is waited for. Where the first look at the payment
 * failed or came too early there is one more at the end, for it is what signs the buyer in.
 */
export async function watchReport(options: WatchOptions): Promise<void> {
  const { calls, tell, signal } = options;
  try {
    const verified = options.again ? options.verified : await verify(options);
    const pending = options.processing || verified?.paymentStatus === 'processing';
    for (;;) {
      signal.throwIfAborted();
      const status = await fetchStatus(calls, signal);
      signal.throwIfAborted();
      if (status.status === 'ready' && !verified?.paid) await verify(options);
      tell({ kind: 'status', status });
      if (status.status === 'ready') return;
      if (status.status === 'payment_required' && !(pending && !verified?.paid)) return;
      await wait(TIMINGS.statusPoll, signal);
    }
  } catch (error) {
    if (!signal.aborted) tell({ kind: isNotFound(error) ? 'notFound' : 'statusFailed' });
  }
}
