import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { repeat } from '../platform/queue/repeat.js';
import { ReportQueue } from './report.queue.js';

const EVERY_MS = 1_000;
const AT_ONCE = 100;

/** Every second, puts back what is requested and not done: whatever the queue lost comes again. */
@Injectable()
export class ReportSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stop = (): Promise<void> => Promise.resolve();

  constructor(
    private readonly queue: ReportQueue,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    this.stop = repeat('report sweep', EVERY_MS, () => this.queue.ringDue(AT_ONCE), this.logger);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }
}
