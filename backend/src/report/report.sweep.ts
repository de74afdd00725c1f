import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { Periodic, type Task } from '../platform/queue/periodic.js';
import { ReportQueue } from './report.queue.js';

const EVERY_MS = 1_000;
const AT_ONCE = 100;

/** Every second, puts back what is requested and not done: whatever the queue lost comes again. */
@Injectable()
export class ReportSweep extends Periodic {
  constructor(
    private readonly queue: ReportQueue,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = () => this.queue.ringDue(AT_ONCE);
    return [{ name: 'report sweep', everyMs: EVERY_MS, work }];
  }
}
