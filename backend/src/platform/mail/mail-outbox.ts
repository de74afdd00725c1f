import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../database/transaction.js';

/** Whom or what a message is about; its recipient is looked up when it is sent. */
export interface MailAbout {
  userId?: string;
  assessmentId?: string;
}

export interface QueuedMail {
  id: string;
  kind: string;
  userId: string | null;
  assessmentId: string | null;
  /** From 1. */
  attempt: number;
  /** The last try: it has waited for {@link KEPT_DAYS} days. */
  last: boolean;
}

/** A message that could not be sent for so long is given up. */
const KEPT_DAYS = 3;

/**
 * Messages to be sent, without any personal data: rows name a person or an assessment and go with
 * them when these are deleted.
 */
@Injectable()
export class MailOutbox {
  constructor(private readonly database: DataSource) {}

  /** Queues a message with the caller's transaction: it is sent only once that is committed. */
  async add(manager: EntityManager, kind: string, about: MailAbout): Promise<void> {
    await manager.query(
      'insert into mail_outbox (kind, user_id, assessment_id) values ($1, $2, $3)',
      [kind, about.userId ?? null, about.assessmentId ?? null],
    );
  }

  /** Takes messages that are due and puts their next try off: a minute, doubling up to an hour. */
  async takeDue(limit: number): Promise<QueuedMail[]> {
    const result: unknown = await this.database.query(
      `update mail_outbox set attempts = attempts + 1,
              due_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 6)))
        where id in (
          select id from mail_outbox where due_at <= now()
           order by due_at limit $1 for update skip locked)
       returning id, kind, user_id as "userId", assessment_id as "assessmentId",
                 attempts as attempt, created_at < now() - make_interval(days => $2) as last`,
      [limit, KEPT_DAYS],
    );
    return rowsOf(result);
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from mail_outbox where id = $1', [id]);
  }

  /** Kinds and times of what waits for a person. */
  async listFor(userId: string): Promise<{ kind: string; createdAt: Date }[]> {
    const result: unknown = await this.database.query(
      `select m.kind, m.created_at as "createdAt"
         from mail_outbox m left join assessments a on a.id = m.assessment_id
        where m.user_id = $1 or a.user_id = $1 order by m.created_at`,
      [userId],
    );
    return rowsOf(result);
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
