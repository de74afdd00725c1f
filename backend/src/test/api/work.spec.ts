import type { EntityManager } from 'typeorm';
import pino from 'pino';
import { AfterCommit } from '../../platform/database/after-commit.js';
import { EmailWork } from '../../platform/mail/email.work.js';
import { UnrecoverableWorkError, type WorkHandler } from '../../platform/work/work-handler.js';
import type { WorkPool } from '../../platform/work/work-pool.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { WORK_KINDS, type WorkKind } from '../../platform/work/work-kinds.js';
import { WorkRunner } from '../../platform/work/work-runner.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import type { WorkRun } from '../../platform/work/work-run.js';
import { createReportOwner } from '../support/buyer.js';
import { findMailTo } from '../support/mailbox.js';
import { useTestApi, withTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';
import { createWorker, stopPolling } from '../support/work.js';

/** Runs no work itself: the tests run it in pools of their own, each as a separate worker. */
const api = useTestApi({ worker: false });

let log: string[];
let stopping: AbortController;
beforeEach(async () => {
  log = [];
  stopping = new AbortController();
  await api.sql`delete from work`;
});
// Otherwise a worker that ends its last run claims the work of the next test.
afterEach(() => stopping.abort());

type Run = (run: WorkRun) => Promise<void>;

function createTestWorker(run: Run, options: Partial<WorkHandler> = {}): WorkPool {
  const handler = { concurrency: 2, leaseSeconds: 10, alertAfter: 3, backOff: () => 30, run, ...options };
  return createWorker(api, 'email', handler, { log, stopping: stopping.signal });
}

/** Adds work that concerns no row. */
const addWork = (): Promise<string> =>
  api.value<string>`insert into work (kind, variant) values ('email', 'test') returning id`;

/** Lets a worker try all work once. */
async function runDue(worker: WorkPool): Promise<void> {
  await api.sql`update work set due_at = now()`;
  await worker.fill(0);
  await worker.settle();
}

interface WorkState {
  attempts: number;
  isLeased: boolean;
  inSeconds: number;
}

const readState = (): Promise<WorkState[]> =>
  api.sql`select attempts, lease_until is not null as "isLeased",
                 round(extract(epoch from due_at - now()))::int as "inSeconds" from work`;

const waitForever = (): Promise<void> => new Promise(() => undefined);

describe('work', () => {
  it('is stored and started only when the transaction that adds it is committed', async () => {
    const started: string[] = [];
    const logger = pino({ level: 'silent' });
    const runner = { run: async ({ id }: { id: string }) => void started.push(id) };
    const afterCommit = new AfterCommit(logger);
    const queue: WorkQueue = Reflect.construct(WorkQueue, [runner, afterCommit]);
    const add = (manager: EntityManager) => queue.add(manager, 'email', { variant: 'test' });
    const undone = api.database.transaction(async (manager) => {
      await add(manager);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await readState()).toEqual([]);
    await api.database.transaction(async (manager) => {
      await add(manager);
      await manager.query('select pg_sleep(0)');
      started.push('committing');
    });
    await pollUntil(() => started, ['committing', ...(await api.values<string>`select id from work`)]);
  });

  it('is run by one of many workers, and has no row once it is done', async () => {
    const runs: string[] = [];
    for (let i = 0; i < 20; i += 1) await addWork();
    const workers = Array.from({ length: 5 }, () => createTestWorker(async ({ id }) => void runs.push(id)));
    await Promise.all(workers.map((worker) => worker.fill(0)));
    await Promise.all(workers.map((worker) => worker.settle()));
    expect(await readState()).toEqual([]);
    expect([runs.length, new Set(runs).size]).toEqual([20, 20]);
  });

  it('runs only as often at the same time as its handler allows', async () => {
    let running = 0;
    let most = 0;
    for (let i = 0; i < 6; i += 1) await addWork();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const worker = createTestWorker(async () => {
      most = Math.max(most, (running += 1));
      await released;
      running -= 1;
    });
    await Promise.all([worker.fill(0), worker.fill(0)]);
    release();
    await worker.settle();
    expect(await readState()).toEqual([]);
    expect(most).toBe(2);
  });

  it('stays with a slow worker, which renews its lease', async () => {
    await addWork();
    let finish = (): void => undefined;
    const slow = createTestWorker(() => new Promise((resolve) => (finish = resolve)), { leaseSeconds: 2 });
    await slow.fill(0);
    // Longer than a lease: the end of the lease moves on three times.
    const readEnd = () => api.value<Date>`select lease_until from work`;
    for (let renewals = 0; renewals < 3; renewals += 1) {
      const before = await readEnd();
      await pollUntil(readEnd, (end) => end > before);
    }
    const other = createTestWorker(() => Promise.reject(new Error('Claimed twice.')));
    await other.fill(0);
    await other.settle();
    finish();
    await slow.settle();
    expect(await readState()).toEqual([]);
  });

  it('of a dead worker is done by another, and the first one cannot store its result any more', async () => {
    const stored: string[] = [];
    const resume = new Map<string, () => void>();
    await addWork();
    const createSlowWorker = (name: string) =>
      createTestWorker(
        async (run) => {
          await new Promise<void>((resolve) => resume.set(name, resolve));
          await run.finish(async () => void stored.push(name));
        },
        { leaseSeconds: 1_000 },
      );
    const [first, second] = [createSlowWorker('first'), createSlowWorker('second')];
    await first.fill(0);
    await pollUntil(() => resume.size, 1);
    await api.sql`update work set lease_until = now() - interval '1 second'`;
    await second.fill(0);
    await pollUntil(() => resume.size, 2);
    resume.get('first')?.();
    await first.settle();
    expect([stored, log.join().includes('another worker has claimed it')]).toEqual([[], true]);
    resume.get('second')?.();
    await second.settle();
    expect(stored).toEqual(['second']);
  });

  it('stores its results and its end in one transaction', async () => {
    await addWork();
    const worker = createTestWorker((run) =>
      run.finish(async (manager) => {
        await manager.query(`insert into sent_mails (kind, added_at) values ('half', now())`);
        throw new Error('after the insert');
      }),
    );
    await runDue(worker);
    expect(await readState()).toEqual([{ attempts: 1, isLeased: false, inSeconds: 30 }]);
    expect(await api.sql`select 1 from sent_mails where kind = 'half'`).toEqual([]);
  });

  it('uses up no attempt when the database fails or the worker stops', async () => {
    await addWork();
    const fault = Object.assign(new Error('no'), { driverError: { code: '53100' } });
    await runDue(createTestWorker(() => Promise.reject(fault)));
    expect(await readState()).toEqual([{ attempts: 0, isLeased: false, inSeconds: 2 }]);
    const worker = createTestWorker(
      ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await api.sql`update work set due_at = now()`;
    await worker.fill(0);
    stopping.abort(new Error('stop'));
    await worker.settle();
    expect(await readState()).toEqual([{ attempts: 0, isLeased: false, inSeconds: 0 }]);
  });

  it('that fails is retried later, and from a number of attempts on with an alert', async () => {
    await addWork();
    const onFailed = jest.fn(() => Promise.resolve());
    const backOff = jest.fn(({ attempt }: { attempt: number }) => attempt * 100);
    const worker = createTestWorker(() => Promise.reject(new Error('a defect')), { onFailed, backOff });
    await runDue(worker);
    await runDue(worker);
    expect(await readState()).toEqual([{ attempts: 2, isLeased: false, inSeconds: 200 }]);
    expect([onFailed.mock.calls.length, log.join().includes('"alert":true')]).toEqual([0, false]);
    await runDue(worker);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(log.at(-1)).toMatch(/a defect.*"alert":true.*failed often/);
  });

  it('that cannot succeed soon counts as failed often at once', async () => {
    await addWork();
    const run = () => Promise.reject(new UnrecoverableWorkError('nothing to do it with'));
    await runDue(createTestWorker(run));
    expect(await readState()).toEqual([{ attempts: 3, isLeased: false, inSeconds: 30 }]);
  });

  it('that its handler gives up is deleted with an alert', async () => {
    await addWork();
    await runDue(createTestWorker(() => Promise.reject(new Error('a defect')), { backOff: () => null }));
    expect(await readState()).toEqual([]);
    expect(log.at(-1)).toMatch(/"alert":true.*work given up/);
  });

  it('that ends every worker is tried only a few times in a row', async () => {
    await addWork();
    const runs: number[] = [];
    const crash = async ({ attempt }: WorkRun): Promise<void> => {
      runs.push(attempt);
      await waitForever();
    };
    for (let times = 0; times < 4; times += 1) {
      await createTestWorker(crash, { leaseSeconds: 1_000 }).fill(0);
      await pollUntil(() => runs.length + log.length, times + 1);
      await api.sql`update work set lease_until = now() - interval '1 second' where lease_until is not null`;
    }
    expect(runs).toEqual([1, 2, 3]);
    expect(log.at(-1)).toMatch(/ended without a result.*"alert":true/);
    await pollUntil(() => readState(), [{ attempts: 4, isLeased: false, inSeconds: 30 }]);
  });

  it('of an email is retried for three days, at most once an hour', () => {
    const email = api.app.get(EmailWork);
    const delays = [1, 2, 3, 7, 50].map((attempt) => email.backOff({ attempt, ageSeconds: 60 }));
    expect(delays).toEqual([60, 120, 240, 3_600, 3_600]);
    expect(email.backOff({ attempt: 2, ageSeconds: 4 * 24 * 60 * 60 })).toBeNull();
  });
});

describe('a process', () => {
  const createRunner = (kinds: readonly WorkKind[]): WorkRunner => {
    const instance = { run: () => Promise.resolve(), backOff: () => 1 };
    const discovery = {
      getProviders: () => kinds.map((kind) => ({ kind, instance })),
      getMetadataByDecorator: (_: unknown, { kind }: { kind: WorkKind }) => kind,
    };
    return Reflect.construct(WorkRunner, [discovery, null, null, new Metrics(null), { worker: false }, null]);
  };

  it('does not start if a kind of work has no handler, or two', () => {
    expect(() => createRunner(WORK_KINDS).onApplicationBootstrap()).not.toThrow();
    expect(() => createRunner(['email', 'report']).onApplicationBootstrap()).toThrow(
      'No provider handles work of the kind plan-reminder, follow-up.',
    );
    expect(() => createRunner([...WORK_KINDS, 'email']).onApplicationBootstrap()).toThrow(
      'Two providers handle work of the kind email.',
    );
  });

  it('starts a report and its email right after the payment, without polling', async () => {
    await withTestApi({}, async (working) => {
      stopPolling(working);
      await createReportOwner(working, 'at-once@example.org');
      await findMailTo(working, 'at-once@example.org', /report is ready/);
    });
    jest.restoreAllMocks();
  });
});
