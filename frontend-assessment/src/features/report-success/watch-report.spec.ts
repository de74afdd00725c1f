import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { watchReport, type WatchEvent } from './watch-report';

const verifiedPayment: PaymentVerified = {
  assessmentId: 'a',
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const unpaidPayment: PaymentVerified = {
  ...verifiedPayment,
  paid: false,
  paymentStatus: 'requires_payment_method',
};
const createStatus = (name: ReportStatus['status'], percent = 0): ReportStatus => ({
  status: name,
  error: null,
  progress: { percent, section: null },
});

interface PlannedReplies {
  verify?: (PaymentVerified | Error)[];
  /** Replies to the status requests, in order. The last one repeats. */
  status: (ReportStatus | object)[];
  processing?: boolean;
  again?: boolean;
  known?: PaymentVerified | null;
  /** The error of the request to generate the report. Without it, the request succeeds. */
  generate?: object;
}

/** Removes and returns the next reply. The last one stays and repeats. */
function takeNextReply<T>(answers: T[]): T {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined) throw new Error('Nothing more was planned.');
  return answer;
}

/** Starts a watch with fake timers. It records each call with its time in seconds. */
function startWatch({
  verify = [verifiedPayment],
  status,
  processing = false,
  again = false,
  known = null,
  generate,
}: PlannedReplies) {
  const abortController = new AbortController();
  const events: WatchEvent[] = [];
  const calls: string[] = [];
  const startMs = Date.now();
  const note = (name: string) => calls.push(`${name} ${(Date.now() - startMs) / 1000}`);
  const done = watchReport({
    signal: abortController.signal,
    processing,
    again,
    verified: known,
    onEvent: (event) => events.push(event),
    calls: {
      verify: async () => {
        note('verify');
        const answer = takeNextReply(verify);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      generate: async () => {
        note('generate');
        if (generate) throw generate;
      },
      status: async () => {
        note('status');
        const answer = takeNextReply(status);
        if (!('progress' in answer)) throw answer;
        return answer;
      },
    },
  });
  return { calls, events, left: abortController, done };
}

const serverError = { status: 500, message: '500: no' };
const conflictError = { status: 409, message: '409: Payment required' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceSeconds = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/** Runs a watch that has to end within this number of seconds. */
async function watchFor(seconds: number, plan: PlannedReplies) {
  const { calls, events, done } = startWatch(plan);
  await advanceSeconds(seconds);
  await done;
  const verifications = calls.filter((call) => call.startsWith('verify'));
  return { calls, events, verifications };
}

describe('watchReport', () => {
  it('verifies the payment once, then requests the status every 3 s until the report is ready', async () => {
    const { calls, events } = await watchFor(20, {
      status: [createStatus('generating', 10), createStatus('generating', 60), createStatus('ready', 100)],
    });
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3', 'status 6']);
    expect(events.at(0)).toEqual({ kind: 'verified', verified: verifiedPayment });
    expect(events.at(-1)).toEqual({ kind: 'status', status: createStatus('ready', 100) });
  });

  it('stops if payment is required', async () => {
    const { calls } = await watchFor(60, {
      verify: [unpaidPayment],
      status: [createStatus('payment_required')],
    });
    expect(calls).toEqual(['verify 0', 'status 0']);
  });

  it('continues after a failed verification, and verifies again when the report is ready', async () => {
    const { calls, events } = await watchFor(20, {
      verify: [new Error('away'), verifiedPayment],
      status: [createStatus('generating'), createStatus('ready')],
    });
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3', 'verify 3']);
    expect(events.map(({ kind }) => kind)).toEqual(['verificationFailed', 'status', 'verified', 'status']);
  });

  it('waits for a payment that is processing', async () => {
    const pending = { ...verifiedPayment, paid: false, paymentStatus: 'processing' as const };
    const { calls } = await watchFor(30, {
      verify: [pending, verifiedPayment],
      status: [createStatus('payment_required'), createStatus('generating'), createStatus('ready')],
    });
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3', 'status 6', 'verify 6']);
  });

  it('continues to request the status of a failed report, because an operator may restart its generation', async () => {
    const { calls } = await watchFor(10, { status: [createStatus('error'), createStatus('ready')] });
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3']);
  });

  it('stops after a status request and its 10 retries, 2 s apart, have failed', async () => {
    const { calls, events } = await watchFor(60, { status: [serverError] });
    expect(calls).toHaveLength(1 + 11);
    expect(calls.slice(1, 4)).toEqual(['status 0', 'status 2', 'status 4']);
    expect(calls.at(-1)).toBe('status 20');
    expect(events.at(-1)).toEqual({ kind: 'statusFailed' });
  });

  it('allows 10 retries again after each successful status request', async () => {
    const failures = Array.from({ length: 10 }, () => serverError);
    const { events } = await watchFor(120, {
      status: [...failures, createStatus('generating'), ...failures, createStatus('ready')],
    });
    expect(events.at(-1)).toEqual({ kind: 'status', status: createStatus('ready') });
  });

  it('stops at once if the server does not find the report for this owner', async () => {
    const { calls, events } = await watchFor(60, {
      verify: [new Error('404')],
      status: [{ status: 404, message: '404: Not found' }],
    });
    expect(calls).toEqual(['verify 0', 'status 0']);
    expect(events.at(-1)).toEqual({ kind: 'notFound' });
  });

  it('ends without a further event if it is aborted', async () => {
    const { calls, events, left, done } = startWatch({ status: [createStatus('generating')] });
    await advanceSeconds(4);
    left.abort();
    const knownCount = events.length;
    await advanceSeconds(30);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3']);
    expect(events).toHaveLength(knownCount);
  });

  it('repeats a failed verification after growing delays until one succeeds', async () => {
    const awayError = new Error('away');
    const { calls, events, verifications } = await watchFor(60, {
      verify: [awayError, awayError, awayError, verifiedPayment],
      status: [...Array.from({ length: 7 }, () => createStatus('payment_required')), createStatus('ready')],
    });
    expect(verifications).toEqual(['verify 0', 'verify 3', 'verify 9', 'verify 21']);
    expect(calls.slice(1, 5)).toEqual(['status 0', 'verify 3', 'status 3', 'status 6']);
    expect(calls.at(-1)).toBe('status 21');
    expect(events.filter(({ kind }) => kind === 'verificationFailed')).toHaveLength(3);
    expect(events.at(-1)).toEqual({ kind: 'status', status: createStatus('ready') });
  });

  it('reports the payment as unchecked if no verification has succeeded after 21 s, and continues', async () => {
    const { calls, events, done } = startWatch({
      verify: [...Array.from({ length: 5 }, () => new Error('away')), verifiedPayment],
      status: [...Array.from({ length: 27 }, () => createStatus('payment_required')), createStatus('ready')],
    });
    await advanceSeconds(20);
    expect(events.some(({ kind }) => kind === 'unchecked')).toBe(false);
    await advanceSeconds(2);
    expect(events.at(-1)).toEqual({ kind: 'unchecked' });
    await advanceSeconds(120);
    await done;
    const verifications = calls.filter((call) => call.startsWith('verify'));
    expect(verifications).toEqual(['verify 0', 'verify 3', 'verify 9', 'verify 21', 'verify 51', 'verify 81']);
    expect(events.at(-1)).toEqual({ kind: 'status', status: createStatus('ready') });
  });

  it('ends if a repeated verification finds no payment', async () => {
    const { calls, events } = await watchFor(60, {
      verify: [new Error('away'), unpaidPayment],
      status: [createStatus('payment_required')],
    });
    expect(calls).toEqual(['verify 0', 'status 0', 'verify 3', 'status 3']);
    expect(events.some(({ kind }) => kind === 'unchecked')).toBe(false);
  });

  it.each([true, false])('ends if a processing payment fails (URL says processing: %s)', async (processing) => {
    const { calls, verifications } = await watchFor(120, {
      processing,
      verify: [{ ...unpaidPayment, paymentStatus: 'processing' }, unpaidPayment],
      status: [createStatus('payment_required')],
    });
    expect(verifications).toEqual(['verify 0', 'verify 30']);
    expect(calls.at(-1)).toBe('status 30');
  });

  it('ends if the first verification finds no payment, even if the URL says processing', async () => {
    const { calls } = await watchFor(60, {
      processing: true,
      verify: [unpaidPayment],
      status: [createStatus('payment_required')],
    });
    expect(calls).toEqual(['verify 0', 'status 0']);
  });
});

describe('watchReport after the buyer pressed retry', () => {
  it('requests generation, and does not verify a payment that is known to be paid', async () => {
    const { calls } = await watchFor(5, {
      again: true,
      known: verifiedPayment,
      status: [createStatus('ready')],
    });
    expect(calls).toEqual(['generate 0', 'status 0']);
  });

  it.each([null, unpaidPayment])('verifies the payment first if the last verification returned %j', async (known) => {
    const { calls } = await watchFor(5, { again: true, known, status: [createStatus('ready')] });
    expect(calls).toEqual(['verify 0', 'generate 0', 'status 0']);
  });

  it.each([serverError, conflictError])('reports a failed generation request: %j', async (generate) => {
    const repeatedPlan = { again: true, known: verifiedPayment, generate };
    const { events } = await watchFor(5, { ...repeatedPlan, status: [createStatus('ready')] });
    expect(events.map(({ kind }) => kind)).toEqual(['generationFailed', 'status']);
  });

  it('does not report a failed generation request while the payment is unverified', async () => {
    const { events } = await watchFor(5, {
      again: true,
      verify: [new Error('away')],
      generate: conflictError,
      status: [createStatus('ready')],
    });
    expect(events.some(({ kind }) => kind === 'generationFailed')).toBe(false);
  });

  it('sends no request after it was aborted', async () => {
    const { calls, left, done } = startWatch({ again: true, status: [createStatus('ready')] });
    left.abort();
    await done;
    expect(calls).toEqual(['verify 0']);
  });
});
