import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { nextAttemptAt } from '../database/back-off.js';
import { queryOne, rowsOf } from '../database/transaction.js';
import { MailComposers } from './mail-composers.js';

export interface QueuedMail {
  id: string;
  kind: string;
  /** Of the row that it is about; null where there was none when it was added. */
  subjectId: string | null;
  /** From 1. */
  attempt: number;
  /** The last attempt: it has waited for {@link KEPT_DAYS} days. */
  last: boolean;
}

export interface ListedMail {
  kind: string;
  createdAt: Date;
  /** Null while it waits. */
  sentAt: Date | null;
}

/**
 * Longer than the slowest send, which is several silent servers in a row: another process that claimed
 * the email meanwhile would send it a second time.
 */
const CLAIM_MINUTES = 10;

/** An email that could not be sent for this long is discarded. */
const KEPT_DAYS = 3;

/** It is known for this long that an email was sent. */
const SENT_KEPT_DAYS = 90;

/** Emails to be sent. A row holds no personal data: it references its subject and is deleted with it. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly database: DataSource,
    private readonly composers: MailComposers,
  ) {}

  /** Adds an email in the caller's transaction: it is sent only once that is committed. */
  async add(manager: EntityManager, kind: string, subjectId: string | null): Promise<void> {
    await manager.query(
      `insert into mail_outbox (kind, ${this.composers.columnOf(kind)}) values ($1, $2)`,
      [kind, subjectId],
    );
  }

  /** Claims due emails and returns them. */
  async claimDue(limit: number): Promise<QueuedMail[]> {
    const columns = this.composers.listSubjects().map(({ column }) => column);
    const result: unknown = await this.database.query(
      `update mail_outbox set attempts = attempts + 1,
              due_at = now() + make_interval(mins => $3)
        where id in (
          select id from mail_outbox where due_at <= now()
           order by due_at limit $1 for update skip locked)
       returning id, kind, coalesce(${['null::uuid', ...columns].join(', ')}) as "subjectId",
                 attempts as attempt, created_at < now() - make_interval(days => $2) as last`,
      [limit, KEPT_DAYS, CLAIM_MINUTES],
    );
    return rowsOf(result);
  }

  /** Schedules the next attempt after a failure: a minute, doubling up to an hour. */
  async postpone(id: string): Promise<void> {
    await this.database.query(
      `update mail_outbox set due_at = ${nextAttemptAt('attempts - 1', '1 minute', '1 hour')}
        where id = $1`,
      [id],
    );
  }

  /** Removes an email that was sent, and notes kind and time where it was about a customer. */
  async markSent(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      // An account's deletion locks the user, then assessments, then their emails; the same order here
      // prevents a deadlock.
      await manager.query(
        'select 1 from users where id = (select user_id from mail_outbox where id = $1) for key share',
        [id],
      );
      await manager.query(
        `select 1 from assessments
          where id = (select assessment_id from mail_outbox where id = $1) for key share`,
        [id],
      );
      await manager.query(
        `with sent as (
           delete from mail_outbox where id = $1
           returning kind, user_id, assessment_id, created_at)
         insert into sent_mails (kind, user_id, assessment_id, added_at)
         select * from sent where user_id is not null or assessment_id is not null`,
        [id],
      );
    });
  }

  /** Deletes the notes of emails that were sent long ago. Returns how many. */
  async forgetSent(): Promise<number> {
    const row = await queryOne<{ count: number }>(
      this.database,
      `with gone as (
         delete from sent_mails where sent_at < now() - make_interval(days => $1) returning 1)
       select count(*)::int as count from gone`,
      [SENT_KEPT_DAYS],
    );
    return row?.count ?? 0;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from mail_outbox where id = $1', [id]);
  }

  /** Returns kinds and times of the emails about a user or what belongs to that user. */
  async listFor(userId: string): Promise<ListedMail[]> {
    const ofUser = this.composers
      .listSubjects()
      .flatMap(({ column, idsOfUser }) => (idsOfUser ? [`${column} in (${idsOfUser})`] : []));
    const result: unknown = await this.database.query(
      `select kind, created_at as "createdAt", null::timestamptz as "sentAt" from mail_outbox
        where ${['false', ...ofUser].join(' or ')}
       union all
       select kind, added_at, sent_at from sent_mails where user_id = $1
       union all
       select kind, added_at, sent_at from sent_mails
        where assessment_id in (select id from assessments where user_id = $1)
        order by "createdAt"`,
      [userId],
    );
    return rowsOf(result);
  }

  /** Returns how many emails wait, and for how long the oldest has. */
  async waiting(): Promise<{ count: number; oldestSeconds: number }> {
    const row = await queryOne<{ count: number; oldestSeconds: number }>(
      this.database,
      `select count(*)::int as count,
              coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestSeconds"
         from mail_outbox`,
      [],
    );
    return row ?? { count: 0, oldestSeconds: 0 };
  }

  async countWaiting(): Promise<number> {
    const row = await queryOne<{ count: number }>(
      this.database,
      'select count(*)::int as count from mail_outbox',
      [],
    );
    return row?.count ?? 0;
  }
}
