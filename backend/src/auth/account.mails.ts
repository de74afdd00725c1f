import { pages } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { ACCOUNT_MAILS, type AccountMailKind } from '../content/email-copy/account-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { QueuedMail } from '../platform/mail/mail-outbox.js';
import type { Message } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { type LinkPurpose, LinkRepository } from './link.repository.js';
import { UserRepository } from './user.repository.js';

const LINKS: Record<AccountMailKind, { purpose: LinkPurpose; page: string }> = {
  'set-password': { purpose: 'password', page: pages.resetPassword },
  'reset-password': { purpose: 'password', page: pages.resetPassword },
  'verify-email': { purpose: 'verify', page: pages.verifyEmail },
  'delete-account': { purpose: 'delete', page: pages.deleteAccount },
};

/** Writes the messages with a link, and makes each link at the moment its message is sent. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly links: LinkRepository,
    private readonly users: UserRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const kinds: AccountMailKind[] = [
      'set-password',
      'reset-password',
      'verify-email',
      'delete-account',
    ];
    for (const kind of kinds) {
      this.composers.register(kind, (mail) => this.compose(kind, mail));
    }
  }

  private async compose(kind: AccountMailKind, { userId }: QueuedMail): Promise<Message | null> {
    const user = userId === null ? null : await this.users.findById(userId);
    if (!user) return null;
    const { purpose, page } = LINKS[kind];
    const { subject, opening, label, closing } = ACCOUNT_MAILS[kind];
    const token = await this.links.issue(user.id, purpose);
    // Behind `#`, so that neither a server's log nor a page the reader goes on to learns the token.
    const url = `${this.config.http.publicUrl}${page}#${token}`;
    return renderMail(user.email, { subject, opening, action: { label, url }, closing });
  }
}
