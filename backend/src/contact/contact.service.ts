import { type ContactMessage, mailboxOf } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { capabilitiesOf } from '../config/capabilities.js';
import { CONFIG, type Config } from '../config/config.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { networkOf, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { ContactUnavailableError } from './contact.errors.js';
import { CONTACT } from './contact.mail.js';
import { ContactRepository } from './contact.repository.js';

const TOO_MANY = 'We have received several messages already. Please try again in an hour.';

const FROM_NETWORK: ThrottleRule = {
  name: 'contact-network',
  points: 20,
  seconds: 60 * 60,
  message: TOO_MANY,
};

const FROM_ADDRESS: ThrottleRule = {
  name: 'contact-address',
  points: 5,
  seconds: 60 * 60,
  message: TOO_MANY,
};

/** Accepts messages of the contact form and emails them to support. */
@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactRepository,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores and queues the message in one transaction, so that what is accepted is sent. Throws a 503
   * without a recipient.
   */
  async accept(message: ContactMessage, address: string): Promise<void> {
    if (!capabilitiesOf(this.config).includes('contact')) throw new ContactUnavailableError();
    await this.throttle.take(FROM_NETWORK, networkOf(address));
    await this.throttle.take(FROM_ADDRESS, mailboxOf(message.email));
    await this.database.transaction(async (manager) => {
      const contactMessageId = await this.messages.insert(manager, message);
      if (contactMessageId !== null) await this.outbox.add(manager, CONTACT, contactMessageId);
    });
  }
}
