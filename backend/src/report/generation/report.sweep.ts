import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Periodic, type Task } from '../../platform/queue/periodic.js';
import { ReportQueue } from './report.queue.js';
import { LeaseRepository } from './lease.repository.js';

const INTERVAL_MS = 1_000;
const BATCH_SIZE = 100;
const FAILED_RETRY_INTERVAL_MS = 30_000;

/**
 * Enqueues due reports every second, so that a lost job delays a report by about a second. Requests failed reports
 * again at long intervals.
 */
@Injectable()
export class ReportSweep extends Periodic {
  constructor(
    private readonly queue: ReportQueue,
    private readonly leases: LeaseRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = () => this.queue.enqueueDue(BATCH_SIZE);
    return [
      { name: 'report sweep', everyMs: INTERVAL_MS, work },
      { name: 'failed reports', everyMs: FAILED_RETRY_INTERVAL_MS, work: () => this.requestFailed() },
    ];
  }

  private async requestFailed(): Promise<void> {
    const ids = await this.leases.requestFailed();
    if (ids.length > 0) this.logger.warn({ reports: ids }, 'failed reports requested again');
  }
}
