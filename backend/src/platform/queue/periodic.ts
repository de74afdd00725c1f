import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '../logging/logger.js';
import { repeat } from './repeat.js';

/** Work that comes round again. `stopping` is aborted once the process is to end: do no more then. */
export interface Task {
  /** For the log. */
  name: string;
  everyMs: number;
  work(stopping: AbortSignal): Promise<void>;
}

/**
 * A provider that works on its own clock, beside the requests, from the application's start until it
 * stops; the database is there until the rounds under way have ended.
 */
export abstract class Periodic implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private stops: (() => Promise<void>)[] = [];

  constructor(protected readonly logger: Logger) {}

  /** Asked once, at the start; none where this process has nothing to do. */
  protected abstract tasks(): Task[];

  onApplicationBootstrap(): void {
    this.stops = this.tasks().map(({ name, everyMs, work }) =>
      repeat(name, everyMs, () => work(this.stopping.signal), this.logger),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.stops.map((stop) => stop()));
  }
}
