import { toSingleLine } from '@bearings/report-composer';
import { type ContactMessage, toMailboxKey } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { listCapabilities } from '../config/capabilities.js';
import { CONFIG, type Config } from '../config/config.js';
import { contactMail } from '../content/email-copy/contact-mails.js';
import { isWithin, NOW } from '../platform/database/times.js';
import { lockByName } from '../platform/database/advisory-lock.js';
import { NotFoundError, UnavailableError } from '../platform/http/app-error.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import type { MailMessage } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { ContactMessageEntity } from './contact-message.entity.js';

const CONTACT_MAIL = 'contact';

const PER_EMAIL_THROTTLE: ThrottleRule = {
  name: 'contact-address',
  points: 5,
  seconds: 60 * 60,
  message: 'We have received several messages from this address already.',
};

/** Accepts messages of the contact form and emails them to support. */
@Injectable()
export class ContactService implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register(CONTACT_MAIL, 'contactMessageId', (id) => this.compose(id));
  }

  /**
   * Stores and queues the message in one transaction, so that no accepted message is lost. Throws a 503 if no mail
   * server or recipient is configured.
   */
  async accept(message: ContactMessage): Promise<void> {
    if (!listCapabilities(this.config).includes('contact')) {
      throw new UnavailableError('contact_unavailable');
    }
    await this.throttle.take(PER_EMAIL_THROTTLE, toMailboxKey(message.email));
    await this.database.transaction(async (manager) => {
      const id = await this.insert(manager, message);
      if (id !== null) await this.outbox.add(manager, CONTACT_MAIL, id);
    });
  }

  /** Stores whether a message is answered. Throws a 404 if there is no such message. */
  async mark(id: string, answered: boolean): Promise<void> {
    const { affected } = await this.database.manager.update(
      ContactMessageEntity,
      { id },
      { answeredAt: answered ? NOW : null },
    );
    if (affected !== 1) throw new NotFoundError();
  }

  /** Inserts the message and returns the id of its row; null if the same message was stored within the last hour. */
  private async insert(manager: EntityManager, message: ContactMessage): Promise<string | null> {
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

  private async compose(id: string): Promise<MailMessage | null> {
    const { supportEmail } = this.config;
    if (supportEmail === null) return null;
    const found = await this.database.manager.findOneBy(ContactMessageEntity, { id });
    if (!found) return null;
    const name = toSingleLine(found.name);
    const mail = renderMail(supportEmail, contactMail({ ...found, name, subject: toSingleLine(found.subject) }));
    return { ...mail, replyTo: { name, address: found.email } };
  }
}
