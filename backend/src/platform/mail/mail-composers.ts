import { Injectable } from '@nestjs/common';
import type { Message } from './mail-transport.js';

/** The row that an email is about. Deleting the row deletes its emails from the outbox. */
export interface MailSubject {
  /** Column of the outbox that references the row. */
  column: string;
  /** SQL that selects the ids belonging to the user `$1`, for the export of that user's data. */
  idsOfUser?: string;
}

/** Composes an email when it is sent; null when its recipient no longer exists. */
export type MailComposer = (subjectId: string) => Promise<Message | null>;

interface MailKind {
  subject: MailSubject;
  composer: MailComposer;
}

/** Which module composes which kind of email, and what each kind is about. */
@Injectable()
export class MailComposers {
  private readonly kinds = new Map<string, MailKind>();

  register(kind: string, subject: MailSubject, composer: MailComposer): void {
    if (this.kinds.has(kind)) throw new Error(`Two modules compose emails of the kind ${kind}.`);
    this.kinds.set(kind, { subject, composer });
  }

  /** Throws when no module of this process composes that kind: another process may. */
  async compose(kind: string, subjectId: string | null): Promise<Message | null> {
    const { composer } = this.find(kind);
    return subjectId === null ? null : composer(subjectId);
  }

  /** Returns the outbox column of a kind's subject. Throws for a kind that no module registered. */
  columnOf(kind: string): string {
    return this.find(kind).subject.column;
  }

  listKinds(): string[] {
    return [...this.kinds.keys()];
  }

  /** Returns the subjects of all registered kinds, each once. */
  listSubjects(): MailSubject[] {
    return [...new Set([...this.kinds.values()].map(({ subject }) => subject))];
  }

  private find(kind: string): MailKind {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`No module composes emails of the kind ${kind}.`);
    return found;
  }
}
