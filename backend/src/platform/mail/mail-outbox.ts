import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { nextAttemptSql } from '../database/back-off.js';
import type { RowOf } from '../database/sql-statement.js';
import { MailComposers } from './mail-composers.js';
import { MailOutboxEntity } from './mail-outbox.entity.js';
import {
  CLAIM_DUE_MAILS,
  LOCK_ASSESSMENT_OF_MAIL,
  LOCK_USER_OF_MAIL,
  MARK_MAIL_SENT,
  COUNT_WAITING_MAILS,
} from './mail.statements.js';

/**
 * A claimed email. `attempt` counts from 1; `last` is true for the first attempt after {@link UNSENT_RETENTION_DAYS} days.
 * `subjectId` is the id of the row that the email concerns, such as an account; null if no such row existed when the
 * email was added.
 */
export type QueuedMail = RowOf<typeof CLAIM_DUE_MAILS.columns>;

/**
 * Time for which an email stays claimed. It is longer than the slowest attempt, in which several mail servers in a row
 * do not reply, so that no other process sends the email a second time.
 */
const CLAIM_MINUTES = 10;

/** Number of days after which an email that could not be sent is discarded. */
const UNSENT_RETENTION_DAYS = 3;

/**
 * Stores the emails that are waiting to be sent. They contain no personal data: each references the row that it
 * concerns, and is deleted with that row.
 */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly database: DataSource,
    private readonly composers: MailComposers,
  ) {}

  /** Adds an email in the caller's transaction: it is sent only once the transaction is committed. */
  async add(manager: EntityManager, kind: string, subjectId: string | null): Promise<void> {
    await manager.insert(MailOutboxEntity, { kind, [this.composers.subjectOf(kind)]: subjectId });
  }

  claimDue(limit: number): Promise<QueuedMail[]> {
    return CLAIM_DUE_MAILS.list(this.database, [limit, UNSENT_RETENTION_DAYS, CLAIM_MINUTES]);
  }

  /** Schedules the next attempt after a failure. The delay is a minute at first, and doubles up to an hour. */
  async postpone(id: string): Promise<void> {
    const dueAtSql = () => nextAttemptSql('attempts - 1', '1 minute', '1 hour');
    await this.database.manager.update(MailOutboxEntity, { id }, { dueAt: dueAtSql });
  }

  /** Removes a sent email, and records its kind and time if it concerned a customer. */
  async markSent(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      // An account's deletion locks the user, then assessments, then their emails; the same order here
      // prevents a deadlock.
      await LOCK_USER_OF_MAIL.list(manager, [id]);
      await LOCK_ASSESSMENT_OF_MAIL.list(manager, [id]);
      await MARK_MAIL_SENT.list(manager, [id]);
    });
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(MailOutboxEntity, { id });
  }

  /** Returns the number of waiting emails and the age of the oldest. */
  async waiting(): Promise<{ count: number; oldestSeconds: number }> {
    return (await COUNT_WAITING_MAILS.find(this.database)) ?? { count: 0, oldestSeconds: 0 };
  }

  countWaiting(): Promise<number> {
    return this.database.manager.count(MailOutboxEntity);
  }
}
