import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Periodic, type Task } from '../queue/periodic.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Removes what has had its time and answers how many rows that was. Safe to run twice at once. */
export type Chore = () => Promise<number>;

/** Once a day, and at start, lets every module remove what it need not keep. */
@Injectable()
export class Housekeeping extends Periodic {
  private readonly chores = new Map<string, Chore>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  add(name: string, chore: Chore): void {
    this.chores.set(name, chore);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = async (): Promise<void> => void (await this.run());
    return [{ name: 'housekeeping', everyMs: DAY_MS, work }];
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
