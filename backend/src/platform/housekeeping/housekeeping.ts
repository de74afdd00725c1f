import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { repeat } from '../queue/repeat.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Removes what has had its time and answers how many rows that was. Safe to run twice at once. */
export type Chore = () => Promise<number>;

/** Once a day, and at start, lets every module remove what it need not keep. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly chores = new Map<string, Chore>();
  private stop = (): Promise<void> => Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  add(name: string, chore: Chore): void {
    this.chores.set(name, chore);
  }

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    const work = async (): Promise<void> => void (await this.run());
    this.stop = repeat('housekeeping', DAY_MS, work, this.logger);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Does every chore, logs how much each removed, and answers it. One that fails stops no other. */
  async run(): Promise<Record<string, number>> {
    const removed: Record<string, number> = {};
    for (const [name, chore] of this.chores) {
      try {
        removed[name] = await chore();
      } catch (error) {
        this.logger.error({ err: error, chore: name }, 'a chore failed; it is done again tomorrow');
      }
    }
    this.logger.info({ removed }, 'housekeeping');
    return removed;
  }
}
