import { type MailingList, NEWSLETTER_LINK_DAYS } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { fromNow, isFuture, NOW } from '../platform/database/times.js';
import { NewsletterConfirmationEntity } from './newsletter-confirmation.entity.js';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.js';

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class NewsletterRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the address's row of a list, and creates it if needed. */
  async findOrInsert(manager: EntityManager, email: string, list: MailingList): Promise<NewsletterSubscriberEntity> {
    const place = { email, list };
    await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriberEntity)
      .values(place)
      // If the address has a row, this sets its email to the same value, which locks the row.
      .orUpdate(['email'], ['email', 'list'])
      .updateEntity(false)
      .execute();
    return manager.findOneByOrFail(NewsletterSubscriberEntity, place);
  }

  find(id: string): Promise<NewsletterSubscriberEntity | null> {
    return this.database.manager.findOneBy(NewsletterSubscriberEntity, { id });
  }

  /** Creates a confirmation token and stores only its SHA-256. Earlier tokens stay valid. */
  async issueToken(subscriberId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.manager.insert(NewsletterConfirmationEntity, {
      tokenHash: hashToken(token),
      subscriberId,
      expiresAt: fromNow({ days: NEWSLETTER_LINK_DAYS }),
    });
    return token;
  }

  /** Confirms a subscriber. Returns the row before the change; null for an unknown or expired token. */
  async confirm(manager: EntityManager, token: string): Promise<NewsletterSubscriberEntity | null> {
    const link = await manager.findOneBy(NewsletterConfirmationEntity, {
      tokenHash: hashToken(token),
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

  listConfirmed(list: MailingList): Promise<NewsletterSubscriberEntity[]> {
    return this.database.manager.find(NewsletterSubscriberEntity, {
      where: { list, confirmedAt: Not(IsNull()) },
      order: { confirmedAt: 'ASC', email: 'ASC' },
    });
  }

  /** Returns how many confirmed addresses each list has, the longest list first; no row for an empty list. */
  async countConfirmed(): Promise<{ list: MailingList; count: number }[]> {
    const rows = await this.database
      .createQueryBuilder(NewsletterSubscriberEntity, 'subscriber')
      .select('subscriber.list', 'list')
      .addSelect('count(*)::int', 'count')
      .where('subscriber.confirmedAt is not null')
      .groupBy('subscriber.list')
      .orderBy('count', 'DESC')
      .addOrderBy('list')
      .getRawMany<{ list: MailingList; count: number }>();
    return rows;
  }
}
