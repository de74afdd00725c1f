import { Injectable } from '@nestjs/common';
import type { WorkSubject } from '../work/work-queue.js';
import type { MailMessage } from './mail-transport.js';

/** Composes an email at the time of sending. Returns null if its recipient no longer exists. */
export type MailComposer = (subjectId: string) => Promise<MailMessage | null>;

interface MailKind {
  subject: WorkSubject;
  composer: MailComposer;
}

/** A registry of the function that composes each kind of email, and of the row that emails of that kind are about. */
@Injectable()
export class MailComposers {
  private readonly kinds = new Map<string, MailKind>();

  register(kind: string, subject: WorkSubject, composer: MailComposer): void {
    if (this.kinds.has(kind)) throw new Error(`Two modules compose emails of the kind ${kind}.`);
    this.kinds.set(kind, { subject, composer });
  }

  /**
   * Composes an email of this kind; null if its recipient no longer exists. Throws if no module of this process
   * composes this kind of email. Another process may compose it.
   */
  async compose(kind: string, subjectId: string | null): Promise<MailMessage | null> {
    const { composer } = this.find(kind);
    return subjectId === null ? null : composer(subjectId);
  }

  /** Returns the column of the work that references the row that emails of this kind are about. */
  subjectOf(kind: string): WorkSubject {
    return this.find(kind).subject;
  }

  listKinds(): string[] {
    return [...this.kinds.keys()];
  }

  private find(kind: string): MailKind {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`No module composes emails of the kind ${kind}.`);
    return found;
  }
}
