import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { Periodic, type Task } from '../platform/queue/periodic.js';
import { PLAN_REMINDER_MAIL } from './plan.mail.js';
import { PlanRepository } from './plan.repository.js';

const INTERVAL_MS = 60_000;
const BATCH_SIZE = 50;
/** Minimum number of days between two reminders of a plan. */
const DAYS_BETWEEN_REMINDERS = 7;
/** Reminders are sent between these hours in UTC. */
const FIRST_SENDING_HOUR = 8;
const LAST_SENDING_HOUR = 18;

/**
 * Adds the due reminders of readers' plans to the outbox, from which emails are sent. Runs in processes that generate
 * reports.
 */
@Injectable()
export class ReminderSweep extends Periodic {
  constructor(
    private readonly plans: PlanRepository,
    private readonly outbox: MailOutbox,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    if (!this.config.worker) return [];
    const work = async () => {
      const hour = new Date().getUTCHours();
      if (hour >= FIRST_SENDING_HOUR && hour < LAST_SENDING_HOUR) await this.addDue();
    };
    return [{ name: 'plan reminders', everyMs: INTERVAL_MS, work }];
  }

  /** Claims due plans and adds their emails in one transaction. Returns their number. */
  addDue(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const ids = await this.plans.claimReminders(manager, DAYS_BETWEEN_REMINDERS, BATCH_SIZE);
      for (const id of ids) await this.outbox.add(manager, PLAN_REMINDER_MAIL, id);
      return ids.length;
    });
  }
}
