import { TIMINGS, type PaymentVerified, type ReportStatus } from '@bearings/contracts';
import { isApiError } from '@bearings/web';
import { resolvePaymentCheck } from './payment-check-result';
import { wait } from './wait';

/** Milliseconds between checks of the payment, while the report still requires payment. */
const RECHECK_DELAYS = {
  processing: 30_000,
  /**
   * The delays before the checks while no check of the payment has succeeded. If the last of these checks fails too,
   * the page says that it could not check the payment, and the checks continue with the delay for `processing`.
   */
  unknown: [3_000, 6_000, 12_000],
};

/** The API calls that are made while a payment and its report are watched. Each rejects if its request fails. */
export interface WatchCalls {
  verify: () => Promise<PaymentVerified>;
  status: () => Promise<ReportStatus>;
  generate: () => Promise<unknown>;
}

/** What {@link watchReport} reports about a payment and its report. */
export type WatchEvent =
  | { kind: 'verified'; verified: PaymentVerified }
  | { kind: 'verificationFailed'; reason: unknown }
  | { kind: 'status'; status: ReportStatus }
  | { kind: 'statusFailed' }
  | { kind: 'generationFailed' }
  /** The report requires payment, and every check of the payment has failed so far. The checks continue. */
  | { kind: 'unchecked' }
  | { kind: 'notFound' };

interface WatchOptions {
  calls: WatchCalls;
  onEvent: (event: WatchEvent) => void;
  /** Aborting it ends the watch without a further event. */
  signal: AbortSignal;
  /** True if the status in the redirect was "processing". */
  processing: boolean;
  /**
   * The result of verifying the payment in an earlier watch; null if there is none. Unless the result says that the
   * payment is paid, this watch verifies it again.
   */
  verified: PaymentVerified | null;
  /**
   * True to request the generation of the report again before watching it, for example because the first generation
   * failed.
   */
  again: boolean;
}

const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Fetches the report's status, and retries as `TIMINGS` says. Rejects if all attempts fail. */
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

/** Makes the server verify the payment. Returns null if the call fails; an event reports the error. */
async function verifyPayment({ calls, onEvent, signal }: WatchOptions): Promise<PaymentVerified | null> {
  try {
    const verifiedPayment = await calls.verify();
    if (!signal.aborted) onEvent({ kind: 'verified', verified: verifiedPayment });
    return verifiedPayment;
  } catch (reason) {
    if (!signal.aborted) onEvent({ kind: 'verificationFailed', reason });
    return null;
  }
}

/** Requests the report again. Ignores a 409 if the payment was not verified, because it may still be verified later. */
async function requestReport({ calls, onEvent, signal }: WatchOptions, verified: unknown): Promise<void> {
  try {
    await calls.generate();
  } catch (error) {
    const isPremature = !verified && isApiError(error) && error.status === 409;
    if (!isPremature && !signal.aborted) onEvent({ kind: 'generationFailed' });
  }
}

/**
 * Verifies the payment, then fetches the report's status every 3 s until the report is ready. While the report requires
 * payment, a payment that is processing or could not be checked is checked again after a delay; for any other payment
 * the watch ends. If the payment is still unverified when the report is ready, it is checked once more, because that
 * call also signs the buyer in.
 */
export async function watchReport(options: WatchOptions): Promise<void> {
  const { calls, onEvent, signal } = options;
  const delays = [...RECHECK_DELAYS.unknown];
  try {
    let verifiedPayment = options.verified?.paid ? options.verified : await verifyPayment(options);
    signal.throwIfAborted();
    if (options.again) await requestReport(options, verifiedPayment);
    let recheckTime: number | null = null;
    for (;;) {
      signal.throwIfAborted();
      const status = await fetchStatus(calls, signal);
      signal.throwIfAborted();
      if (status.status === 'ready' && !verifiedPayment?.paid) await verifyPayment(options);
      onEvent({ kind: 'status', status });
      if (status.status === 'ready') return;
      if (status.status === 'payment_required' && recheckTime === null) {
        const check = resolvePaymentCheck(verifiedPayment, options.processing);
        if (check === 'paid' || check === 'unpaid') return;
        const pause = check === 'unknown' ? delays.shift() : undefined;
        if (check === 'unknown' && pause === undefined) onEvent({ kind: 'unchecked' });
        recheckTime = Date.now() + (pause ?? RECHECK_DELAYS.processing);
      }
      await wait(TIMINGS.statusPoll, signal);
      if (status.status === 'payment_required' && recheckTime && Date.now() >= recheckTime) {
        verifiedPayment = (await verifyPayment(options)) ?? verifiedPayment;
        recheckTime = null;
      }
    }
  } catch (error) {
    if (!signal.aborted) onEvent({ kind: isNotFound(error) ? 'notFound' : 'statusFailed' });
  }
}
