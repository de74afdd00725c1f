import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { type CleanupJob, getPolicy } from '../personal-data/data-policy.js';
import { Periodic, type Task } from '../periodic/periodic.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const BATCH_SIZE = 500;
/** The pause after a batch is this many times as long as the batch, so that requests have the database most of the time. */
const PAUSE_FACTOR = 2;
const MAX_PAUSE_MS = 1_000;

/** Deletes rows that the transaction of `manager` has locked, and all data that belongs to them. */
export type RetentionDeleter = (manager: EntityManager, ids: string[]) => Promise<void>;

/**
 * Deletes rows past the retention periods in the tables' data policies, at start and once a day. It does so in short
 * transactions with pauses between them, so that none exceeds the time limit of statements or blocks others, and
 * requests stay fast. Concurrent runs are safe.
 */
@Injectable()
export class CleanupService extends Periodic {
  private readonly deleters = new Map<string, RetentionDeleter>();

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  /**
   * Registers a function that deletes rows of a table past their retention period. Modules register one if they must
   * also delete other data with these rows.
   */
  deleteWith(table: string, deleter: RetentionDeleter): void {
    this.deleters.set(table, deleter);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = async (stopping: AbortSignal): Promise<void> => void (await this.run(stopping));
    return [{ name: 'cleanup', everyMs: DAY_MS, work }];
  }

  /**
   * Runs every cleanup job and returns the number of rows that each one deleted. A failed job does not stop the others.
   * Once `stopping` is aborted, the rest is left to the next run.
   */
  async run(stopping = new AbortController().signal): Promise<Record<string, number>> {
    const removed: Record<string, number> = {};
    // A row is deleted before the rows that it refers to, because foreign keys would prevent the opposite order.
    const tables = this.database.entityMetadatas.toSorted((one, other) => this.depthOf(other) - this.depthOf(one));
    for (const table of tables) {
      for (const job of getPolicy(table).keep) {
        try {
          removed[job.job] = await this.clean(table, job, stopping);
        } catch (error) {
          const fields = { err: error, job: job.job };
          this.logger.error(fields, 'cleanup job failed; will retry tomorrow');
        }
      }
    }
    this.logger.info({ removed }, 'cleanup done');
    return removed;
  }

  private async clean({ tableName }: EntityMetadata, job: CleanupJob, stopping: AbortSignal): Promise<number> {
    const deleter = this.deleters.get(tableName);
    for (let removed = 0; ;) {
      if (stopping.aborted) return removed;
      const startMs = performance.now();
      const found = await this.database.transaction(async (manager) => {
        const keys = await job.lockRows(manager, this.config.retention, BATCH_SIZE);
        await (deleter ? deleter(manager, keys.map(String)) : job.deleteRows(manager, keys));
        return keys.length;
      });
      removed += found;
      if (found < BATCH_SIZE) return removed;
      await pause(Math.min(PAUSE_FACTOR * (performance.now() - startMs), MAX_PAUSE_MS), stopping);
    }
  }

  /** Returns the maximum length of a chain of references from a table to the accounts. */
  private depthOf(table: EntityMetadata): number {
    const references = Object.values(getPolicy(table).person?.references ?? {});
    const parents = references.filter(([parent]) => parent !== table.tableName);
    return Math.max(0, ...parents.map(([parent]) => 1 + this.depthOf(this.database.getMetadata(parent))));
  }
}

/** Waits for `ms`, or until `signal` is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
