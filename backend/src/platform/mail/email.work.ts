import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { doublingDelay } from '../work/back-off.js';
import { HandlesWork, type WorkFailure, type WorkHandler } from '../work/work-handler.js';
import type { WorkRun } from '../work/work-run.js';
import { MailComposers } from './mail-composers.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.js';
import { SentMailEntity } from './sent-mail.entity.js';

/** Age at which an email that could not be sent is discarded: three days. */
const MAX_AGE_SECONDS = 3 * 24 * 60 * 60;

/**
 * Sends the emails that were added to the outbox. An email is composed when it is sent. Each attempt has the same
 * Message-ID, so that a mailbox can drop the duplicate if a worker crashes between sending and storing.
 */
@Injectable()
@HandlesWork('email')
export class EmailWork implements WorkHandler, OnApplicationBootstrap, OnApplicationShutdown {
  readonly concurrency: number;
  /** Longer than a connection to the database may be silent, so that no other worker sends the email meanwhile. */
  readonly leaseSeconds = 60;
  /** About an hour after the first attempt. */
  readonly alertAfter = 7;

  constructor(
    private readonly composers: MailComposers,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.concurrency = transport ? 5 : 0;
  }

  onApplicationBootstrap(): void {
    if (!this.transport) this.logger.error('No mail is sent: neither SMTP_URL nor DATA_DIR is set.');
  }

  /** Runs after the workers have stopped. */
  onApplicationShutdown(): void {
    this.transport?.close();
  }

  async run(run: WorkRun): Promise<void> {
    const { id, variant, subjectId, firstDueAt } = run;
    const message = await this.composers.compose(variant, subjectId);
    if (!message) return;
    const messageId = `<${id}@${new URL(this.config.http.publicUrl).hostname}>`;
    await this.transport?.send({ ...message, messageId });
    const column = this.composers.subjectOf(variant);
    await run.finish(async (manager) => {
      if (column !== 'userId' && column !== 'assessmentId') return;
      await manager.insert(SentMailEntity, { kind: variant, [column]: subjectId, addedAt: firstDueAt });
    });
  }

  backOff({ attempt, ageSeconds }: WorkFailure): number | null {
    if (ageSeconds > MAX_AGE_SECONDS) return null;
    return doublingDelay(60, attempt);
  }
}
