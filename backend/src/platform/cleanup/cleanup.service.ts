import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Periodic, type Task } from '../queue/periodic.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deletes rows past their retention period and returns how many. Safe to run twice at once. */
export type CleanupJob = () => Promise<number>;

/** Runs every module's cleanup job once a day and at start. */
@Injectable()
export class CleanupService extends Periodic {
  private readonly jobs = new Map<string, CleanupJob>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  add(name: string, job: CleanupJob): void {
    this.jobs.set(name, job);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = async (): Promise<void> => void (await this.run());
    return [{ name: 'cleanup', everyMs: DAY_MS, work }];
  }

  /** Runs every job and returns how many rows each deleted. A failed job does not stop the others. */
  async run(): Promise<Record<string, number>> {
    const removed: Record<string, number> = {};
    for (const [name, job] of this.jobs) {
      try {
        removed[name] = await job();
      } catch (error) {
        this.logger.error({ err: error, job: name }, 'cleanup job failed; will retry tomorrow');
      }
    }
    this.logger.info({ removed }, 'cleanup done');
    return removed;
  }
}
