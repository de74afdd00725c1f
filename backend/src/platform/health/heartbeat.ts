import { rename, writeFile } from 'node:fs/promises';
import { Inject, Injectable, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Periodic, type Task } from '../queue/periodic.js';
import { oldestWorkMs } from '../queue/running-work.js';

const EVERY_MS = 5_000;
/** Longer than a model that is given up and our own writer after it may take. */
const STUCK_MS = 12 * 60_000;

/**
 * Writes a file every few seconds while this process works: its event loop turns, and none of its jobs
 * and periodic tasks hangs. A process without a port is checked by the age of that file.
 */
@Injectable()
export class Heartbeat extends Periodic {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    const { heartbeatFile } = this.config;
    if (heartbeatFile === null) return [];
    return [{ name: 'heartbeat', everyMs: EVERY_MS, work: () => this.beat(heartbeatFile) }];
  }

  private async beat(file: string): Promise<void> {
    const workMs = Math.round(oldestWorkMs());
    if (workMs > STUCK_MS) {
      this.logger.error({ workMs, alert: true }, 'work is stuck; no heartbeat');
      return;
    }
    // By a rename, so that the file is never seen half written.
    await writeFile(`${file}.new`, JSON.stringify({ at: new Date().toISOString(), workMs }));
    await rename(`${file}.new`, file);
  }
}

@Module({ providers: [Heartbeat] })
export class HeartbeatModule {}
