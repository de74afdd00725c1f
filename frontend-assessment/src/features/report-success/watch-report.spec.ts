import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { watchReport, type WatchNews } from './watch-report';

const verified: PaymentVerified = {
  assessmentId: 'a',
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const status = (name: ReportStatus['status'], percent = 0): ReportStatus => ({
  status: name,
  error: null,
  progress: { percent, section: null },
});

interface Plan {
  verify?: (PaymentVerified | Error)[];
  /** What each look at the status answers; the last one again and again. */
  status: (ReportStatus | object)[];
  processing?: boolean;
  again?: boolean;
  known?: PaymentVerified | null;
}

/** The next answer; the last one stays. */
function next<T>(answers: T[]): T {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined) throw new Error('Nothing more was planned.');
  return answer;
}

/** Runs a watch on a clock of its own; says what was called when, in seconds. */
function watch({
  verify = [verified],
  status,
  processing = false,
  again = false,
  known = null,
}: Plan) {
  const left = new AbortController();
  const news: WatchNews[] = [];
  const calls: string[] = [];
  const begun = Date.now();
  const note = (name: string) => calls.push(`${name} ${(Date.now() - begun) / 1000}`);
  const done = watchReport({
    signal: left.signal,
    processing,
    again,
    verified: known,
    tell: (item) => news.push(item),
    calls: {
      verify: async () => {
        note('verify');
        const answer = next(verify);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      status: async () => {
        note('status');
        const answer = next(status);
        if (!('progress' in answer)) throw answer;
        return answer as ReportStatus;
      },
    },
  });
  return { calls, news, left, done };
}

const failure = { status: 500, message: '500: no' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

describe('a watch', () => {
  it('verifies once, then looks every 3 s until the report is ready', async () => {
    const { calls, news, done } = watch({
      status: [status('generating', 10), status('generating', 60), status('ready', 100)],
    });
    await pass(20);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3', 'status 6']);
    expect(news.at(0)).toEqual({ kind: 'verified', verified });
    expect(news.at(-1)).toEqual({ kind: 'status', status: status('ready', 100) });
  });

  it('stops where payment is required', async () => {
    const unpaid = { ...verified, paid: false, paymentStatus: 'requires_payment_method' as const };
    const { calls, done } = watch({ verify: [unpaid], status: [status('payment_required')] });
    await pass(60);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0']);
  });

  it('goes on after a verification that failed, and catches up on it in the end', async () => {
    const { calls, news, done } = watch({
      verify: [new Error('away'), verified],
      status: [status('generating'), status('ready')],
    });
    await pass(20);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3', 'verify 3']);
    expect(news.map(({ kind }) => kind)).toEqual([
      'verificationFailed',
      'status',
      'verified',
      'status',
    ]);
  });

  it('waits for a payment that is still on its way', async () => {
    const pending = { ...verified, paid: false, paymentStatus: 'processing' as const };
    const { calls, done } = watch({
      verify: [pending, verified],
      status: [status('payment_required'), status('generating'), status('ready')],
    });
    await pass(30);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3', 'status 6', 'verify 6']);
  });

  it('keeps looking at a report that failed, for it may yet be mended', async () => {
    const { calls, done } = watch({ status: [status('error'), status('ready')] });
    await pass(10);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3']);
  });

  it('tries a failed look again 10 times, 2 s apart, then gives up', async () => {
    const { calls, news, done } = watch({ status: [failure] });
    await pass(60);
    await done;
    expect(calls).toHaveLength(1 + 11);
    expect(calls.slice(1, 4)).toEqual(['status 0', 'status 2', 'status 4']);
    expect(calls.at(-1)).toBe('status 20');
    expect(news.at(-1)).toEqual({ kind: 'statusFailed' });
  });

  it('gives each look its own 10 tries', async () => {
    const failures = Array.from({ length: 10 }, () => failure);
    const { news, done } = watch({
      status: [...failures, status('generating'), ...failures, status('ready')],
    });
    await pass(120);
    await done;
    expect(news.at(-1)).toEqual({ kind: 'status', status: status('ready') });
  });

  it("gives up at once on what is not this visitor's", async () => {
    const { calls, news, done } = watch({
      verify: [new Error('404')],
      status: [{ status: 404, message: '404: Not found' }],
    });
    await pass(60);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0']);
    expect(news.at(-1)).toEqual({ kind: 'notFound' });
  });

  it('ends silently when the page is left', async () => {
    const { calls, news, left, done } = watch({ status: [status('generating')] });
    await pass(4);
    left.abort();
    const known = news.length;
    await pass(30);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0', 'status 3']);
    expect(news).toHaveLength(known);
  });

  it('does not verify again when it follows another', async () => {
    const { calls, done } = watch({ again: true, known: verified, status: [status('ready')] });
    await pass(5);
    await done;
    expect(calls).toEqual(['status 0']);
  });
});
