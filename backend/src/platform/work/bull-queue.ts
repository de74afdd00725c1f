import type { BeforeApplicationShutdown } from '@nestjs/common';
import Bull from 'bull';
import type { Logger } from '../logging/logger.js';
import { finishWithin } from '../time-limit.js';
import type { RedisConnections } from './redis-connections.js';
import type { DueWork } from './work-runner.js';

/** Name of the queue in Redis. */
export const WORK_QUEUE = 'work';

/** Time limit for adding a job, since Bull waits while Redis is unavailable. */
const ADD_TIMEOUT_MS = 1_000;

/** Another worker may take over a job whose lock was not renewed for this long. */
const JOB_LOCK_MS = 5_000;

/** Time limit for closing the queue, after which its connections are cut. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Bull's queue of due work. Its jobs carry only ids and may be lost or repeated: the table of work has the state. */
export class BullQueue extends Bull<DueWork> implements BeforeApplicationShutdown {
  constructor(
    private readonly connections: RedisConnections,
    private readonly logger: Logger,
  ) {
    super(WORK_QUEUE, {
      createClient: (type) =>
        type === 'client'
          ? connections.create({ maxRetriesPerRequest: 1 })
          : connections.create({ maxRetriesPerRequest: null, enableReadyCheck: false }),
      settings: { lockDuration: JOB_LOCK_MS, stalledInterval: JOB_LOCK_MS, maxStalledCount: 1 },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    });
    this.on('error', ({ message }) => logger.warn({ reason: message }, 'queue unreachable'));
  }

  /** Adds a job. Returns false if Redis does not accept it within a second. */
  async send(due: DueWork): Promise<boolean> {
    try {
      await finishWithin(ADD_TIMEOUT_MS, this.add(due), createLateError);
      this.logger.debug({ work: due.id, kind: due.kind }, 'job added to Redis');
      return true;
    } catch (error) {
      this.logger.warn({ work: due.id, kind: due.kind, reason: readMessage(error) }, 'job not accepted by Redis');
      return false;
    }
  }

  /**
   * Starts taking jobs once Redis accepts our password, because a rejected one would make Bull fail permanently. Never
   * rejects, because Nest does not wait for it. Only an error's message is logged, because the error contains the
   * command, such as AUTH with the password.
   */
  override async process(...handler: unknown[]): Promise<void> {
    try {
      if (await this.connections.waitUntilReachable()) await Reflect.apply(super.process.bind(this), this, handler);
    } catch (error) {
      this.logger.error({ reason: readMessage(error), alert: true }, 'queue not started; work is found by polling');
    }
  }

  /** Returns the number of waiting jobs; null if Redis does not answer. */
  async countWaiting(): Promise<number | null> {
    return finishWithin(ADD_TIMEOUT_MS, this.getWaitingCount(), createLateError).catch(() => null);
  }

  /** Closes the queue while the database is still connected, because running jobs need it. */
  async beforeApplicationShutdown(): Promise<void> {
    try {
      await finishWithin(CLOSE_TIMEOUT_MS, this.close(), createLateError);
    } catch (error) {
      this.logger.warn({ reason: readMessage(error) }, 'queue did not close; connections cut');
    } finally {
      this.connections.end();
    }
  }
}

const createLateError = () => new Error('no answer in time');

const readMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
