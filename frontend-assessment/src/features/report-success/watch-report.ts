import { TIMINGS, type PaymentVerified, type ReportStatus } from '@bearings/contracts';
import { isApiError } from '@bearings/web';
import { standingOf } from './payment-standing';
import { wait } from './wait';

/** Milliseconds from one look at the payment to the next, while the report waits for it. */
const LOOK_AGAIN = {
  processing: 30_000,
  /** No look has been answered yet: after these the page says so, and goes on as above. */
  unknown: [3_000, 6_000, 12_000],
};

/** The calls a watch makes. Each rejects with the call's error. */
export interface WatchCalls {
  verify: () => Promise<PaymentVerified>;
  status: () => Promise<ReportStatus>;
  generate: () => Promise<unknown>;
}

/** What a watch tells, in the order it learns it. */
export type WatchNews =
  | { kind: 'verified'; verified: PaymentVerified }
  | { kind: 'verificationFailed'; reason: unknown }
  | { kind: 'status'; status: ReportStatus }
  | { kind: 'statusFailed' }
  | { kind: 'generationFailed' }
  /** Payment is required and, after some looks, nobody could say whether it was made. */
  | { kind: 'unchecked' }
  | { kind: 'notFound' };

interface WatchOptions {
  calls: WatchCalls;
  tell: (news: WatchNews) => void;
  /** Ends the watch, silently. */
  signal: AbortSignal;
  /** The provider said that the payment is still on its way. */
  processing: boolean;
  /** What an earlier watch learnt of the payment; unless it was paid, this watch looks. */
  verified: PaymentVerified | null;
  /** Asks for the report once more before following it. */
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

/** Asks for the report again. A refusal before anything is known of the payment says nothing new. */
async function generate({ calls, tell, signal }: WatchOptions, verified: unknown): Promise<void> {
  try {
    await calls.generate();
  } catch (error) {
    const premature = !verified && isApiError(error) && error.status === 409;
    if (!premature && !signal.aborted) tell({ kind: 'generationFailed' });
  }
}

/**
 * Verifies the payment, then follows the report's status every 3 s until it is ready or wants
 * payment. While it wants payment and the payment is on its way or has not been verified, the
 * payment is looked at again now and then. Where no look has found it paid there is one more at the
 * end, for it is what signs the buyer in.
 */
export async function watchReport(options: WatchOptions): Promise<void> {
  const { calls, tell, signal } = options;
  const patience = [...LOOK_AGAIN.unknown];
  try {
    let verified = options.verified?.paid ? options.verified : await verify(options);
    signal.throwIfAborted();
    if (options.again) await generate(options, verified);
    let lookAgainAt: number | null = null;
    for (;;) {
      signal.throwIfAborted();
      const status = await fetchStatus(calls, signal);
      signal.throwIfAborted();
      if (status.status === 'ready' && !verified?.paid) await verify(options);
      tell({ kind: 'status', status });
      if (status.status === 'ready') return;
      if (status.status === 'payment_required' && lookAgainAt === null) {
        const standing = standingOf(verified, options.processing);
        if (standing === 'paid' || standing === 'unpaid') return;
        const pause = standing === 'unknown' ? patience.shift() : undefined;
        if (standing === 'unknown' && pause === undefined) tell({ kind: 'unchecked' });
        lookAgainAt = Date.now() + (pause ?? LOOK_AGAIN.processing);
      }
      await wait(TIMINGS.statusPoll, signal);
      if (status.status === 'payment_required' && lookAgainAt && Date.now() >= lookAgainAt) {
        verified = (await verify(options)) ?? verified;
        lookAgainAt = null;
      }
    }
  } catch (error) {
    if (!signal.aborted) tell({ kind: isNotFound(error) ? 'notFound' : 'statusFailed' });
  }
}
