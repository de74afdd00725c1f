import { endpoints, pages } from '@bearings/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import {
  confirmCountryMail,
  confirmNewsletterMail,
  countryWelcomeMail,
  newsletterWelcomeMail,
} from '../content/email-copy/contact-mails.js';
import type { MailText } from '../content/email-copy/mail-text.js';
import { buildOneClickUrl } from '../platform/http/page-with-key.js';
import { MailComposers } from '../platform/mail/mail-composers.js';
import type { MailMessage } from '../platform/mail/mail-transport.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { buildConfirmationUrl, buildUnsubscribeUrl } from './newsletter-links.js';
import type { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.js';
import { NewsletterRepository } from './newsletter.repository.js';

export const NEWSLETTER_CONFIRM_MAIL = 'newsletter-confirm';
export const NEWSLETTER_WELCOME_MAIL = 'newsletter-welcome';

/** Composes the emails about a place on a list, with the headers for unsubscribing with one click. */
@Injectable()
export class NewsletterMail implements OnModuleInit {
  constructor(
    private readonly subscribers: NewsletterRepository,
    private readonly composers: MailComposers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register(NEWSLETTER_CONFIRM_MAIL, 'subscriberId', (id) => this.composeConfirmation(id));
    this.composers.register(NEWSLETTER_WELCOME_MAIL, 'subscriberId', (id) => this.composeWelcome(id));
  }

  private async composeConfirmation(subscriberId: string): Promise<MailMessage | null> {
    const subscriber = await this.subscribers.find(subscriberId);
    if (!subscriber || subscriber.confirmedAt !== null) return null;
    const { publicUrl } = this.config.http;
    const token = await this.subscribers.issueToken(subscriber.id);
    const { list, leaveKey } = subscriber;
    const leaveUrl = buildUnsubscribeUrl(publicUrl, leaveKey);
    const url = buildConfirmationUrl(publicUrl, list, token);
    return this.render(
      subscriber,
      list === 'newsletter' ? confirmNewsletterMail(url, leaveUrl) : confirmCountryMail(list, url, leaveUrl),
    );
  }

  private async composeWelcome(subscriberId: string): Promise<MailMessage | null> {
    const subscriber = await this.subscribers.find(subscriberId);
    if (!subscriber) return null;
    const { publicUrl } = this.config.http;
    const { list, leaveKey } = subscriber;
    const leaveUrl = buildUnsubscribeUrl(publicUrl, leaveKey);
    return this.render(
      subscriber,
      list === 'newsletter'
        ? newsletterWelcomeMail(`${publicUrl}${pages.blog}`, leaveUrl)
        : countryWelcomeMail(list, leaveUrl),
    );
  }

  private render(
    { email, leaveKey }: Pick<NewsletterSubscriberEntity, 'email' | 'leaveKey'>,
    text: MailText,
  ): MailMessage {
    return renderMail(
      email,
      text,
      buildOneClickUrl(this.config.http.publicUrl + endpoints.leaveNewsletter.path, leaveKey),
    );
  }
}
