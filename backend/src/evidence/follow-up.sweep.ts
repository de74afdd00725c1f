import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { Periodic, type Task } from '../platform/queue/periodic.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FOLLOW_UP_MAIL } from './follow-up.mail.js';

const INTERVAL_MS = 10 * 60_000;
const BATCH_SIZE = 50;

/**
 * Adds the follow-up emails that are due to the outbox, from which emails are sent. Runs in processes that generate
 * reports.
 */
@Injectable()
export class FollowUpSweep extends Periodic {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly outbox: MailOutbox,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = async (): Promise<void> => void (await this.addDue());
    return [{ name: 'follow-ups', everyMs: INTERVAL_MS, work }];
  }

  /**
   * Records the follow-ups that are due and adds their emails to the outbox in one transaction. Returns their number.
   */
  addDue(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const ids = await this.feedback.createDue(manager, BATCH_SIZE);
      for (const id of ids) await this.outbox.add(manager, FOLLOW_UP_MAIL, id);
      return ids.length;
    });
  }
}
