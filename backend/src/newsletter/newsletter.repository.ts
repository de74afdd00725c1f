import { NEWSLETTER_LINK_DAYS, type PersonalData } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { fromNow, isFuture, NOW } from '../platform/database/times.js';
import { rowsOf } from '../platform/database/transaction.js';
import { NewsletterConfirmationEntity } from './newsletter-confirmation.entity.js';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.js';

/** Proven only, as for every other data that an address alone names. */
const ADDRESS_OF_USER = 'select email from users where id = $1 and email_verified_at is not null';

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class NewsletterRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the address's row, created now where there was none. */
  async findOrInsert(manager: EntityManager, email: string): Promise<NewsletterSubscriberEntity> {
    const address = { email };
    await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriberEntity)
      .values(address)
      // The row is locked, whether it is new or not.
      .orUpdate(['email'], ['email'])
      .updateEntity(false)
      .execute();
    return manager.findOneByOrFail(NewsletterSubscriberEntity, address);
  }

  find(id: string): Promise<NewsletterSubscriberEntity | null> {
    return this.database.manager.findOneBy(NewsletterSubscriberEntity, { id });
  }

  /** Creates a confirmation token, of which only the SHA-256 is stored. Earlier ones stay valid. */
  async issueToken(subscriberId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.manager.insert(NewsletterConfirmationEntity, {
      tokenHash: hash(token),
      subscriberId,
      expiresAt: fromNow({ days: NEWSLETTER_LINK_DAYS }),
    });
    return token;
  }

  /** Returns the subscriber as it was before; null for a token that is unknown or expired. */
  async confirm(manager: EntityManager, token: string): Promise<NewsletterSubscriberEntity | null> {
    const link = await manager.findOneBy(NewsletterConfirmationEntity, {
      tokenHash: hash(token),
      expiresAt: isFuture(),
    });
    if (!link) return null;
    const subscriber = await manager.findOne(NewsletterSubscriberEntity, {
      where: { id: link.subscriberId },
      lock: { mode: 'pessimistic_write' },
    });
    if (subscriber?.confirmedAt === null) {
      const { id } = subscriber;
      await manager.update(NewsletterSubscriberEntity, { id }, { confirmedAt: NOW });
    }
    return subscriber;
  }

  async removeByKey(leaveKey: string): Promise<void> {
    await this.database.manager.delete(NewsletterSubscriberEntity, { leaveKey });
  }

  listConfirmed(): Promise<NewsletterSubscriberEntity[]> {
    return this.database.manager.find(NewsletterSubscriberEntity, {
      where: { confirmedAt: Not(IsNull()) },
      order: { confirmedAt: 'ASC', email: 'ASC' },
    });
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
