import { pages } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { accountMail, type AccountMailKind } from '../content/email-copy/account-mails.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { MailMessage } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { UserRepository } from './accounts/user.repository.js';
import type { LinkPurpose } from './links/link-token.entity.js';
import { LinkRepository } from './links/link.repository.js';

const LINK_BY_MAIL_KIND: Record<AccountMailKind, { purpose: LinkPurpose; page: string }> = {
  'reset-password': { purpose: 'password', page: pages.resetPassword },
  'verify-email': { purpose: 'verify', page: pages.verifyEmail },
  'delete-account': { purpose: 'delete', page: pages.deleteAccount },
};

/** Composes the emails with an account link. The link is created when the email is sent. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly links: LinkRepository,
    private readonly users: UserRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const kinds: AccountMailKind[] = ['reset-password', 'verify-email', 'delete-account'];
    for (const kind of kinds) {
      this.composers.register(kind, 'userId', (userId) => this.compose(kind, userId));
    }
  }

  private async compose(kind: AccountMailKind, userId: string): Promise<MailMessage | null> {
    const user = await this.users.findById(userId);
    if (!user) return null;
    const { purpose, page } = LINK_BY_MAIL_KIND[kind];
    const token = await this.links.issue(user.id, purpose);
    // The token comes after `#`, so that neither server logs nor the Referer header contain it.
    const url = `${this.config.http.publicUrl}${page}#${token}`;
    return renderMail(user.email, accountMail(kind, url));
  }
}
