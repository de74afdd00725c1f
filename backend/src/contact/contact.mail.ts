import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { contactMail } from '../content/email-copy/contact-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { Message } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { ContactRepository } from './contact.repository.js';

export const CONTACT = 'contact';

/** Composes the email that carries a contact message to support. */
@Injectable()
export class ContactMail implements OnModuleInit {
  constructor(
    private readonly messages: ContactRepository,
    private readonly composers: MailComposers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register(CONTACT, 'contactMessageId', (id) => this.compose(id));
  }

  private async compose(messageId: string): Promise<Message | null> {
    const { supportEmail } = this.config;
    if (supportEmail === null) return null;
    const found = await this.messages.find(messageId);
    if (!found) return null;
    const name = oneLine(found.name);
    const mail = renderMail(
      supportEmail,
      contactMail({ ...found, name, subject: oneLine(found.subject) }),
    );
    return { ...mail, replyTo: { name, address: found.email } };
  }
}

/** A line break in a header would begin another header. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
