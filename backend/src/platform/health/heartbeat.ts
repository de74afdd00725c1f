import { rename, writeFile } from 'node:fs/promises';
import { Inject, Injectable, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Periodic, type Task } from '../periodic/periodic.js';
import { getOldestWorkMs } from '../periodic/running-work.js';

const HEARTBEAT_INTERVAL_MS = 5_000;
/**
 * A job or task that takes longer counts as hanging. This is longer than the time limits of both report writers, the
 * language model and the built-in writer, together.
 */
const STUCK_MS = 12 * 60_000;

/**
 * Writes a file every few seconds while the event loop runs and no job or periodic task hangs. Health checks of a
 * process without a port check the age of that file.
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
    return [{ name: 'heartbeat', everyMs: HEARTBEAT_INTERVAL_MS, work: () => this.beat(heartbeatFile) }];
  }

  private async beat(file: string): Promise<void> {
    const workMs = Math.round(getOldestWorkMs());
    if (workMs > STUCK_MS) {
      this.logger.error({ workMs, alert: true }, 'work is stuck; no heartbeat');
      return;
    }
    // Written under another name and then renamed, so that no reader sees a partial file.
    await writeFile(`${file}.new`, JSON.stringify({ at: new Date().toISOString(), workMs }));
    await rename(`${file}.new`, file);
  }
}

@Module({ providers: [Heartbeat] })
export class HeartbeatModule {}
