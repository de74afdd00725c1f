import { NEWSLETTER_LINK_DAYS, type PersonalData } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../platform/database/transaction.js';

export interface Subscriber {
  id: string;
  email: string;
  /** Stored as it is, since every email has to contain it; it can only take the address off the list. */
  leaveKey: string;
  confirmedAt: Date | null;
}

const COLUMNS = 'id, email, leave_key as "leaveKey", confirmed_at as "confirmedAt"';

/** Proven only, as for every other data that an address alone names. */
const ADDRESS_OF_USER = 'select email from users where id = $1 and email_verified_at is not null';

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class NewsletterRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the address's row, created now where there was none. */
  async findOrInsert(manager: EntityManager, email: string): Promise<Subscriber> {
    const row = await queryOne<Subscriber>(
      manager,
      `insert into newsletter_subscribers (email) values ($1)
       on conflict (email) do update set email = excluded.email returning ${COLUMNS}`,
      [email.toLowerCase()],
    );
    if (!row) throw new Error('A subscriber was not stored.');
    return row;
  }

  find(id: string): Promise<Subscriber | null> {
    return queryOne<Subscriber>(
      this.database,
      `select ${COLUMNS} from newsletter_subscribers where id = $1`,
      [id],
    );
  }

  /** Creates a confirmation token, of which only the SHA-256 is stored. Earlier ones stay valid. */
  async issueToken(subscriberId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.query(
      `insert into newsletter_confirmations (token_hash, subscriber_id, expires_at)
       values ($1, $2, now() + make_interval(days => $3))`,
      [hash(token), subscriberId, NEWSLETTER_LINK_DAYS],
    );
    return token;
  }

  /** Returns the subscriber as it was before; null for a token that is unknown or expired. */
  async confirm(manager: EntityManager, token: string): Promise<Subscriber | null> {
    const row = await queryOne<Subscriber>(
      manager,
      `select ${COLUMNS} from newsletter_subscribers
        where id = (select subscriber_id from newsletter_confirmations
                     where token_hash = $1 and expires_at > now())
          for update`,
      [hash(token)],
    );
    if (!row) return null;
    await manager.query(
      'update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now()) where id = $1',
      [row.id],
    );
    return row;
  }

  async removeByKey(leaveKey: string): Promise<void> {
    await this.database.query('delete from newsletter_subscribers where leave_key = $1', [
      leaveKey,
    ]);
  }

  async listConfirmed(): Promise<(Subscriber & { confirmedAt: Date })[]> {
    const result: unknown = await this.database.query(
      `select ${COLUMNS} from newsletter_subscribers where confirmed_at is not null
        order by confirmed_at, email`,
    );
    return rowsOf(result);
  }

  async listOf(userId: string): Promise<PersonalData['newsletter']> {
    const result: unknown = await this.database.query(
      `select created_at as "askedAt", confirmed_at as "confirmedAt" from newsletter_subscribers
        where email = (${ADDRESS_OF_USER})`,
      [userId],
    );
    return rowsOf<{ askedAt: Date; confirmedAt: Date | null }>(result).map((row) => ({
      askedAt: row.askedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    }));
  }

  async removeOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`delete from newsletter_subscribers where email = (${ADDRESS_OF_USER})`, [
      userId,
    ]);
  }

  /** Deletes addresses that were never confirmed, once no link can confirm them any more. */
  async removeUnconfirmed(): Promise<number> {
    await this.database.query('delete from newsletter_confirmations where expires_at <= now()');
    const result: unknown = await this.database.query(
      `delete from newsletter_subscribers s
        where confirmed_at is null and created_at < now() - make_interval(days => $1)
          and not exists (select 1 from newsletter_confirmations where subscriber_id = s.id)
          and not exists (select 1 from mail_outbox where subscriber_id = s.id)
       returning id`,
      [NEWSLETTER_LINK_DAYS],
    );
    return rowsOf(result).length;
  }
}
