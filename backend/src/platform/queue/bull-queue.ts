import type { Queue, QueueOptions } from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.js';
import { InProcessQueue } from './in-process-queue.js';
import type { Job, JobHandler, JobQueue } from './job-queue.js';

/** Longer than this and the sweep rings instead. */
const ADD_LIMIT_MS = 1_000;

/** A killed worker's job is another's after this long. */
const LOCK_MS = 5_000;

/** Longer than this and the connections are cut: what is unfinished is rung again from the database. */
const CLOSE_LIMIT_MS = 5_000;

/** The connections that Bull asks for, kept so that none outlives the queue. */
export class RedisConnections {
  private readonly open: Redis[] = [];
  private ended = false;

  constructor(private readonly url: string) {}

  create(options: RedisOptions): Redis {
    const retryStrategy = (times: number) => (this.ended ? null : Math.min(times * 100, 2_000));
    const redis = new Redis(this.url, { retryStrategy, connectTimeout: 2_000, ...options });
    // The queue itself reports what goes wrong; without a listener here it would end the process.
    this.open.push(redis.on('error', () => undefined));
    return redis;
  }

  end(): void {
    this.ended = true;
    for (const redis of this.open) redis.disconnect();
  }
}

/** Settings for Bull that answer at once when Redis is away and give up a dead worker's job soon. */
export function bullOptions(connections: RedisConnections): QueueOptions {
  return {
    createClient: (type) =>
      type === 'client'
        ? connections.create({ maxRetriesPerRequest: 1 })
        : connections.create({ maxRetriesPerRequest: null, enableReadyCheck: false }),
    settings: { lockDuration: LOCK_MS, stalledInterval: LOCK_MS, maxStalledCount: 1 },
    // A job left in Redis would make adding its key again a silent no-op.
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
  };
}

/**
 * Bull on Redis behind the one small interface. A process that works does by itself what Redis does
 * not take, so that nobody waits for it to come back.
 */
export class BullQueue implements JobQueue {
  readonly kind = 'bull';
  private readonly spare: InProcessQueue;
  private works = false;

  constructor(
    private readonly queue: Queue<{ id: string }>,
    private readonly connections: RedisConnections,
    private readonly logger: Logger,
  ) {
    this.spare = new InProcessQueue(logger);
    queue.on('error', (error) => logger.warn({ reason: error.message }, 'queue unreachable'));
  }

  async add(job: Job): Promise<void> {
    try {
      await within(ADD_LIMIT_MS, this.queue.add({ id: job.id }, { jobId: job.key }));
      this.logger.debug({ job: job.key, queue: this.queue.name }, 'job added to Redis');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ job: job.key, reason, here: this.works }, 'job not taken by Redis');
      if (this.works) await this.spare.add(job);
    }
  }

  work(handler: JobHandler, concurrency: number): void {
    this.works = true;
    this.spare.work(handler, concurrency);
    void this.queue.process(concurrency, async ({ id, data }) => {
      const job = { key: String(id), id: data.id };
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
      return await within(ADD_LIMIT_MS, this.queue.getWaitingCount());
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    try {
      await within(CLOSE_LIMIT_MS, Promise.all([this.queue.close(), this.spare.close()]));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ reason }, 'the queue did not close; its connections are cut');
    } finally {
      this.connections.end();
    }
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
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
