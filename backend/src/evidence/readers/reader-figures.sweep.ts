import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Periodic, type Task } from '../../platform/periodic/periodic.js';
import { ReadersRepository } from './readers.repository.js';

const INTERVAL_MS = 60_000;

/** Computes the figures of readers every night, in one process only. */
@Injectable()
export class ReaderFiguresSweep extends Periodic {
  constructor(
    private readonly readers: ReadersRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    return [
      { name: 'reader figures', everyMs: INTERVAL_MS, work: async (stopping) => void (await this.run(stopping)) },
    ];
  }

  /** Computes and stores the figures if they are due. Returns whether it did. */
  async run(stopping?: AbortSignal): Promise<boolean> {
    if (!(await this.readers.computeIfDue(stopping))) return false;
    this.logger.info('reader figures computed');
    return true;
  }
}
