import type { Logger } from '../logging/logger.js';
import type { Job, JobHandler, JobQueue } from './job-queue.js';

/** The queue of a single process, used without Redis. */
export class InProcessQueue implements JobQueue {
  readonly kind = 'in-process';
  private readonly jobs = new Map<string, Job>();
  private readonly running = new Set<Promise<void>>();
  private handler: JobHandler | null = null;
  private concurrency = 0;
  private closed = false;

  constructor(private readonly logger: Logger) {}

  add(job: Job): Promise<void> {
    if (!this.closed) this.jobs.set(job.key, job);
    this.start();
    return Promise.resolve();
  }

  work(handler: JobHandler, concurrency: number): void {
    this.handler = handler;
    this.concurrency = concurrency;
    this.start();
  }

  waiting(): Promise<number> {
    return Promise.resolve(this.jobs.size);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.jobs.clear();
    await Promise.all(this.running);
  }

  private start(): void {
    const { handler } = this;
    if (!handler) return;
    for (const job of this.jobs.values()) {
      if (this.running.size >= this.concurrency) return;
      this.jobs.delete(job.key);
      const handledRun: Promise<void> = this.run(handler, job).finally(() => {
        this.running.delete(handledRun);
        this.start();
      });
      this.running.add(handledRun);
    }
  }

  private async run(handler: JobHandler, job: Job): Promise<void> {
    // The job starts in the next event-loop tick, so that the request that added it is answered first.
    await new Promise(setImmediate);
    try {
      await handler(job);
    } catch (error) {
      this.logger.error({ err: error, job: job.key }, 'job failed');
    }
  }
}
