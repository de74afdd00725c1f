import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Periodic, type Task } from '../queue/periodic.js';
import { MailComposers } from './mail-composers.js';
import { MailOutbox, type QueuedMail } from './mail-outbox.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.js';

const EVERY_MS = 1_000;
const AT_ONCE = 5;

/** Sends what waits in the outbox, away from every request, until it is accepted. */
@Injectable()
export class MailSweep extends Periodic {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly composers: MailComposers,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    const { transport } = this;
    if (!transport) {
      this.logger.error('No mail is sent: neither SMTP_URL nor DATA_DIR is set.');
      return [];
    }
    const work = (stopping: AbortSignal) => this.round(transport, stopping);
    return [{ name: 'mail', everyMs: EVERY_MS, work }];
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    this.transport?.close();
  }

  /** However much waits, a process that is to end finishes only what it has in hand. */
  private async round(transport: MailTransport, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const mails = await this.outbox.takeDue(AT_ONCE);
      await Promise.all(mails.map((mail) => this.send(transport, mail)));
      if (mails.length < AT_ONCE) return;
    }
  }

  private async send(transport: MailTransport, mail: QueuedMail): Promise<void> {
    const { id, kind, attempt, last } = mail;
    try {
      const message = await this.composers.compose(mail);
      if (message) await transport.send(message);
      await this.outbox.remove(id);
      if (message) this.logger.info({ mail: id, kind, attempt }, 'mail sent');
    } catch (error) {
      this.logger.warn({ err: error, mail: id, kind, attempt }, 'mail not sent');
      if (!last) return;
      await this.outbox.remove(id);
      this.logger.error({ mail: id, kind, attempt, alert: true }, 'mail given up');
    }
  }
}
