import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '../logging/logger.js';
import { repeat } from './repeat.js';

/** Periodic work. It must stop early once `stopping` is aborted, because the process is ending. */
export interface Task {
  /** The name of the task in the log. */
  name: string;
  everyMs: number;
  work: (stopping: AbortSignal) => Promise<void>;
}

/**
 * A provider that runs tasks periodically from startup to shutdown. Shutdown waits for running tasks
 * before the database connection is closed.
 */
export abstract class Periodic implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private stops: (() => Promise<void>)[] = [];

  constructor(protected readonly logger: Logger) {}

  /** Returns the tasks to run. Called once, at startup. The list is empty if this process has none. */
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
