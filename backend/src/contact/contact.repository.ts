import type { ContactMessage, PersonalData } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { isWithin } from '../platform/database/times.js';
import { lockByName, rowsOf } from '../platform/database/transaction.js';
import { ContactMessageEntity } from './contact-message.entity.js';

/** Proven addresses only: typing an address into the form must not expose its owner's messages. */
const ADDRESS_OF_USER = 'select email from users where id = $1 and email_verified_at is not null';

@Injectable()
export class ContactRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the new row's id; null for a repetition of the same message within the hour. */
  async insert(manager: EntityManager, message: ContactMessage): Promise<string | null> {
    const { name, email, category, subject, message: text } = message;
    const digest = createHash('sha256')
      .update(JSON.stringify([name, email, category, subject, text]))
      .digest();
    await lockByName(manager, `contact:${digest.toString('base64url')}`);
    const repetition = { digest, createdAt: isWithin({ hours: 1 }) };
    if (await manager.existsBy(ContactMessageEntity, repetition)) return null;
    const row = manager.create(ContactMessageEntity, { ...message, digest });
    await manager.insert(ContactMessageEntity, row);
    return row.id;
  }

  find(id: string): Promise<ContactMessage | null> {
    return this.database.manager.findOneBy(ContactMessageEntity, { id });
  }

  async listOf(userId: string): Promise<PersonalData['contactMessages']> {
    const result: unknown = await this.database.query(
      `select name, category, subject, message, created_at as "sentAt" from contact_messages
        where email = (${ADDRESS_OF_USER}) order by created_at`,
      [userId],
    );
    return rowsOf<PersonalData['contactMessages'][number] & { sentAt: Date }>(result).map(
      (row) => ({ ...row, sentAt: row.sentAt.toISOString() }),
    );
  }

  async removeAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`delete from contact_messages where email = (${ADDRESS_OF_USER})`, [
      userId,
    ]);
  }

  /** Deletes messages of that age that have been sent. Returns how many. */
  async removeOld(days: number): Promise<number> {
    const result: unknown = await this.database.query(
      `delete from contact_messages m
        where created_at < now() - make_interval(days => $1)
          and not exists (select 1 from mail_outbox where contact_message_id = m.id)
       returning id`,
      [days],
    );
    return rowsOf(result).length;
  }
}
