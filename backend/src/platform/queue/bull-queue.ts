import type { Queue, QueueOptions } from 'bull';
import type { Logger } from '../logging/logger.js';
import type { RedisConnections } from '../work/redis-connections.js';
import { InProcessQueue } from './in-process-queue.js';
import type { Job, JobHandler, JobQueue } from './job-queue.js';

/** Time limit for adding a job. If adding takes longer, a periodic sweep enqueues the report later instead. */
const ADD_TIMEOUT_MS = 1_000;

/** Another worker may take over a job whose lock was not renewed for this long. */
const JOB_LOCK_MS = 5_000;

/**
 * Time limit for closing the queue. After this time, the connections are cut, and a periodic sweep enqueues unfinished
 * work again.
 */
const CLOSE_TIMEOUT_MS = 5_000;

/** The part of a job that Redis stores. */
export type JobData = Pick<Job, 'id' | 'trace'>;

/**
 * Returns Bull's settings. Without Redis, adding a job fails soon instead of waiting. The job of a killed worker is
 * released within seconds.
 */
export function createBullOptions(connections: RedisConnections): QueueOptions {
  return {
    createClient: (type) =>
      type === 'client'
        ? connections.create({ maxRetriesPerRequest: 1 })
        : connections.create({ maxRetriesPerRequest: null, enableReadyCheck: false }),
    settings: { lockDuration: JOB_LOCK_MS, stalledInterval: JOB_LOCK_MS, maxStalledCount: 1 },
    // Finished jobs are removed, because Bull silently ignores a new job while Redis has one with the same key.
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
  };
}

/**
 * A queue that Bull stores in Redis. If Redis does not accept a job, a worker process runs the job through an
 * in-process queue instead, so that reports are generated while Redis is unavailable.
 */
export class BullQueue implements JobQueue {
  readonly kind = 'bull';
  private readonly spare: InProcessQueue;
  private works = false;
  /** True if Bull could not start; then this process handles jobs without Redis. */
  private failed = false;

  constructor(
    private readonly queue: Queue<JobData>,
    private readonly connections: RedisConnections,
    private readonly logger: Logger,
  ) {
    this.spare = new InProcessQueue(logger);
    queue.on('error', (error) => logger.warn({ reason: error.message }, 'queue unreachable'));
  }

  async add(job: Job): Promise<void> {
    if (this.failed) return this.spare.add(job);
    try {
      await withTimeLimit(ADD_TIMEOUT_MS, this.queue.add({ id: job.id, trace: job.trace }, { jobId: job.key }));
      this.logger.debug({ job: job.key, queue: this.queue.name }, 'job added to Redis');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ job: job.key, reason, here: this.works }, 'job not accepted by Redis');
      if (this.works) await this.spare.add(job);
    }
  }

  work(handler: JobHandler, concurrency: number): void {
    this.works = true;
    this.spare.work(handler, concurrency);
    this.startBull(handler, concurrency).catch((error: unknown) => {
      // Bull cannot be started a second time. Only its error's message is logged, because the error contains the
      // command, such as AUTH with the password.
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error({ reason, alert: true }, 'queue not started; jobs run without Redis');
      this.failed = true;
    });
  }

  /** Starts Bull once Redis accepts our password, because a rejected one would make Bull fail permanently. */
  private async startBull(handler: JobHandler, concurrency: number): Promise<void> {
    if (!(await this.connections.waitUntilReachable())) return;
    await this.queue.process(concurrency, async ({ id, data }) => {
      const job = { key: String(id), id: data.id, trace: data.trace };
      this.logger.info({ job: job.key, queue: this.queue.name }, 'job taken from Redis');
      try {
        await handler(job);
      } catch (error) {
        this.logger.error({ err: error, job: job.key }, 'job failed');
      }
    });
  }

  async waiting(): Promise<number | null> {
    try {
      return await withTimeLimit(ADD_TIMEOUT_MS, this.queue.getWaitingCount());
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    try {
      await withTimeLimit(CLOSE_TIMEOUT_MS, Promise.all([this.queue.close(), this.spare.close()]));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ reason }, 'queue did not close; connections cut');
    } finally {
      this.connections.end();
    }
  }
}

async function withTimeLimit<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
