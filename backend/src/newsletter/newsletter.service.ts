import { endpoints, type MailingList, toMailboxKey } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listCapabilities } from '../config/capabilities.js';
import { CONFIG, type Config } from '../config/config.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { formatCsvHeader, formatCsvLine } from '../platform/http/csv.js';
import { buildOneClickUrl } from '../platform/http/page-with-key.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { buildUnsubscribeUrl } from './newsletter-links.js';
import { ConfirmationExpiredError, NewsletterUnavailableError } from './newsletter.errors.js';
import { NEWSLETTER_CONFIRM_MAIL, NEWSLETTER_WELCOME_MAIL } from './newsletter.mail.js';
import { NewsletterRepository } from './newsletter.repository.js';

const PER_EMAIL_THROTTLE: ThrottleRule = {
  name: 'newsletter-address',
  points: 3,
  seconds: 60 * 60,
  message: 'We have sent three emails to this address within the hour. Please look in your inbox.',
};

/**
 * The lists of addresses: of the newsletter, and of each country whose report somebody waits for. People confirm by a
 * mailed link and leave with one request. The operator exports a list and writes to it with another program.
 */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscribers: NewsletterRepository,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Mails a link that confirms the address. Does the same work for an address that is already on the list, so that
   * a caller cannot find out who is.
   */
  async subscribe(email: string, list: MailingList): Promise<void> {
    if (!listCapabilities(this.config).includes('newsletter')) throw new NewsletterUnavailableError();
    await this.throttle.take(PER_EMAIL_THROTTLE, toMailboxKey(email));
    await this.database.transaction(async (manager) => {
      const { id, confirmedAt } = await this.subscribers.findOrInsert(manager, email, list);
      await this.outbox.add(manager, NEWSLETTER_CONFIRM_MAIL, confirmedAt === null ? id : null);
    });
  }

  /** Subscribes the address of a mailed link. Repeating the call changes nothing. Throws a 410 for an invalid link. */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await this.subscribers.confirm(manager, token);
      if (!before) throw new ConfirmationExpiredError();
      if (before.confirmedAt !== null) return;
      await this.outbox.add(manager, NEWSLETTER_WELCOME_MAIL, before.id);
    });
  }

  /**
   * Deletes the subscriber with this key. Also succeeds for an unknown key, so that the reply does not reveal which
   * keys exist.
   */
  leave(key: string): Promise<void> {
    return this.subscribers.removeByKey(key);
  }

  /** Returns how many confirmed addresses each list has. */
  count(): Promise<{ list: MailingList; count: number }[]> {
    return this.subscribers.countConfirmed();
  }

  /**
   * Returns the confirmed addresses of a list as CSV (RFC 4180). Every email to them needs `one_click_url` in its List-Unsubscribe
   * header and `leave_url` in its text. Each export is audited.
   */
  async exportCsv(adminId: string, list: MailingList): Promise<string> {
    await this.events.emit(this.database.manager, 'admin.exported', { adminId, list });
    const { publicUrl } = this.config.http;
    const rows = (await this.subscribers.listConfirmed(list)).map(({ email, confirmedAt, leaveKey }) => [
      email,
      confirmedAt,
      buildUnsubscribeUrl(publicUrl, leaveKey),
      buildOneClickUrl(publicUrl + endpoints.leaveNewsletter.path, leaveKey),
    ]);
    const header = formatCsvHeader(['email', 'confirmed_at', 'leave_url', 'one_click_url']);
    return header + rows.map(formatCsvLine).join('');
  }
}
