import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WorkQueue } from '../work/work-queue.js';
import { MailComposers } from './mail-composers.js';

/** Takes the emails to send. They are sent as background work, which contains no personal data. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly work: WorkQueue,
    private readonly composers: MailComposers,
  ) {}

  /**
   * Adds an email in the caller's transaction: it is sent only once the transaction is committed. `subjectId` is the id
   * of the row that the email concerns, such as an account. Without one, no email is sent, but the same work is done.
   */
  async add(manager: EntityManager, kind: string, subjectId: string | null): Promise<void> {
    await this.work.add(manager, 'email', { variant: kind, [this.composers.subjectOf(kind)]: subjectId });
  }
}
