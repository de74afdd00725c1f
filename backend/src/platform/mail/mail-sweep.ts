import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Periodic, type Task } from '../queue/periodic.js';
import { CONFIG, type Config } from '../../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { MailComposers } from './mail-composers.js';
import { MailOutbox, type QueuedMail } from './mail-outbox.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.js';

const SWEEP_INTERVAL_MS = 1_000;
const BATCH_SIZE = 5;

/** Sends the emails of the outbox in the background and retries until they are accepted. */
@Injectable()
export class MailSweep extends Periodic {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly composers: MailComposers,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected tasks(): Task[] {
    this.metrics.onCollect('mail', () => this.recordWaiting());
    const { transport } = this;
    if (!transport) {
      this.logger.error('No mail is sent: neither SMTP_URL nor DATA_DIR is set.');
      return [];
    }
    const work = (stopping: AbortSignal) => this.sendDueMails(transport, stopping);
    return [{ name: 'mail', everyMs: SWEEP_INTERVAL_MS, work }];
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    this.transport?.close();
  }

  /** Sends all due emails, batch by batch. A process that is stopping finishes its batch and claims no more. */
  private async sendDueMails(transport: MailTransport, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const mails = await this.outbox.claimDue(BATCH_SIZE);
      await Promise.all(mails.map((mail) => this.send(transport, mail)));
      if (mails.length < BATCH_SIZE) return;
    }
  }

  private async recordWaiting(): Promise<void> {
    const { count, oldestSeconds } = await this.outbox.waiting();
    this.metrics.set('bearings_mails_waiting', {}, count);
    this.metrics.set('bearings_mails_oldest_seconds', {}, oldestSeconds);
  }

  private messageIdOf(id: string): string {
    return `<${id}@${new URL(this.config.http.publicUrl).hostname}>`;
  }

  private async send(transport: MailTransport, mail: QueuedMail): Promise<void> {
    const { id, kind, attempt, last } = mail;
    try {
      const message = await this.composers.compose(kind, mail.subjectId);
      if (message) await transport.send({ ...message, messageId: this.messageIdOf(id) });
      await (message ? this.outbox.markSent(id) : this.outbox.remove(id));
      if (message) this.logger.info({ mail: id, kind, attempt }, 'mail sent');
      if (message) this.metrics.count('bearings_mails_total', { outcome: 'sent' });
    } catch (error) {
      const outcome = last ? 'given_up' : 'failed';
      this.metrics.count('bearings_mails_total', { outcome });
      if (!last) await this.outbox.postpone(id);
      this.logger.warn({ err: error, mail: id, kind, attempt }, 'mail not sent');
      if (!last) return;
      await this.outbox.remove(id);
      this.logger.error({ mail: id, kind, attempt, alert: true }, 'mail given up');
    }
  }
}
