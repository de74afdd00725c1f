import { Injectable } from '@nestjs/common';
import type { Message } from './mail-transport.js';
import type { QueuedMail } from './mail-outbox.js';

/** Writes a message at the moment it is sent; null when there is nobody to send it to any more. */
export type MailComposer = (mail: QueuedMail) => Promise<Message | null>;

/** Which module writes which kind of message. */
@Injectable()
export class MailComposers {
  private readonly composers = new Map<string, MailComposer>();

  register(kind: string, composer: MailComposer): void {
    if (this.composers.has(kind)) throw new Error(`Two modules write mail of the kind ${kind}.`);
    this.composers.set(kind, composer);
  }

  /** Throws when no module of this process writes that kind: another process may. */
  compose(mail: QueuedMail): Promise<Message | null> {
    const composer = this.composers.get(mail.kind);
    if (!composer) throw new Error(`No module writes mail of the kind ${mail.kind}.`);
    return composer(mail);
  }
}
