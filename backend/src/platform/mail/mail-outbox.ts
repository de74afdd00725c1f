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
   * @param seconds after which it is sent
   */
  async add(manager: EntityManager, kind: string, subjectId: string | null, seconds = 0): Promise<void> {
    await this.work.add(manager, 'email', this.toRow(kind, subjectId), seconds);
  }

  /**
   * Sends an email of the kind `instead` now in place of one of the kind `kind` that still waits. Returns false if none
   * waits: it was never added, or has been sent, or its first attempt has begun.
   */
  sendInstead(manager: EntityManager, kind: string, instead: string, subjectId: string): Promise<boolean> {
    return this.work.replaceUnclaimed(manager, 'email', this.toRow(kind, subjectId), instead);
  }

  /** Deletes the emails of a kind that still wait for their first attempt. */
  cancel(manager: EntityManager, kind: string, subjectId: string): Promise<void> {
    return this.work.cancelUnclaimed(manager, 'email', this.toRow(kind, subjectId));
  }

  private toRow<Id extends string | null>(kind: string, subjectId: Id) {
    return { variant: kind, [this.composers.subjectOf(kind)]: subjectId };
  }
}
