import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { watchReport, type WatchNews } from './watch-report';

const verified: PaymentVerified = {
  assessmentId: 'a',
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const unpaid: PaymentVerified = {
  ...verified,
  paid: false,
  paymentStatus: 'requires_payment_method',
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
  /** What asking for the report again answers. */
  generate?: object;
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
  generate,
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
      generate: async () => {
        note('generate');
        if (generate) throw generate;
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
const conflict = { status: 409, message: '409: Payment required' };

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

  it('repeats a verification that was not answered, ever more rarely, until it is', async () => {
    const away = new Error('away');
    const { calls, news, done } = watch({
      verify: [away, away, away, verified],
      status: [...Array.from({ length: 7 }, () => status('payment_required')), status('ready')],
    });
    await pass(60);
    await done;
    const looks = calls.filter((call) => call.startsWith('verify'));
    expect(looks).toEqual(['verify 0', 'verify 3', 'verify 9', 'verify 21']);
    expect(calls.slice(1, 5)).toEqual(['status 0', 'verify 3', 'status 3', 'status 6']);
    expect(calls.at(-1)).toBe('status 21');
    expect(news.filter(({ kind }) => kind === 'verificationFailed')).toHaveLength(3);
    expect(news.at(-1)).toEqual({ kind: 'status', status: status('ready') });
  });

  it('says after 21 s that the payment could not be checked, and goes on looking', async () => {
    const { calls, news, done } = watch({
      verify: [...Array.from({ length: 5 }, () => new Error('away')), verified],
      status: [...Array.from({ length: 27 }, () => status('payment_required')), status('ready')],
    });
    await pass(20);
    expect(news.some(({ kind }) => kind === 'unchecked')).toBe(false);
    await pass(2);
    expect(news.at(-1)).toEqual({ kind: 'unchecked' });
    await pass(120);
    await done;
    const looks = calls.filter((call) => call.startsWith('verify'));
    expect(looks).toEqual([
      'verify 0',
      'verify 3',
      'verify 9',
      'verify 21',
      'verify 51',
      'verify 81',
    ]);
    expect(news.at(-1)).toEqual({ kind: 'status', status: status('ready') });
  });

  it('ends where a repeated verification finds no payment', async () => {
    const { calls, news, done } = watch({
      verify: [new Error('away'), unpaid],
      status: [status('payment_required')],
    });
    await pass(60);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0', 'verify 3', 'status 3']);
    expect(news.some(({ kind }) => kind === 'unchecked')).toBe(false);
  });

  it.each([true, false])(
    'ends when a payment on its way fails (the URL said so: %s)',
    async (processing) => {
      const { calls, done } = watch({
        processing,
        verify: [{ ...unpaid, paymentStatus: 'processing' }, unpaid],
        status: [status('payment_required')],
      });
      await pass(120);
      await done;
      const looks = calls.filter((call) => call.startsWith('verify'));
      expect(looks).toEqual(['verify 0', 'verify 30']);
      expect(calls.at(-1)).toBe('status 30');
    },
  );

  it('believes the first answer rather than the URL: a reload ends too', async () => {
    const { calls, done } = watch({
      processing: true,
      verify: [unpaid],
      status: [status('payment_required')],
    });
    await pass(60);
    await done;
    expect(calls).toEqual(['verify 0', 'status 0']);
  });
});

describe('another try', () => {
  it('asks for the report, and does not verify again what was paid', async () => {
    const { calls, done } = watch({ again: true, known: verified, status: [status('ready')] });
    await pass(5);
    await done;
    expect(calls).toEqual(['generate 0', 'status 0']);
  });

  it.each([null, unpaid])('verifies again where no payment was found: %j', async (known) => {
    const { calls, done } = watch({ again: true, known, status: [status('ready')] });
    await pass(5);
    await done;
    expect(calls).toEqual(['verify 0', 'generate 0', 'status 0']);
  });

  it.each([failure, conflict])('says that it failed: %j', async (generate) => {
    const again = { again: true, known: verified, generate };
    const { news, done } = watch({ ...again, status: [status('ready')] });
    await pass(5);
    await done;
    expect(news.map(({ kind }) => kind)).toEqual(['generationFailed', 'status']);
  });

  it('is not reproached with a payment that nobody could look at', async () => {
    const { news, done } = watch({
      again: true,
      verify: [new Error('away')],
      generate: conflict,
      status: [status('ready')],
    });
    await pass(5);
    await done;
    expect(news.some(({ kind }) => kind === 'generationFailed')).toBe(false);
  });

  it('asks for nothing once the page is left', async () => {
    const { calls, left, done } = watch({ again: true, status: [status('ready')] });
    left.abort();
    await done;
    expect(calls).toEqual(['verify 0']);
  });
});
