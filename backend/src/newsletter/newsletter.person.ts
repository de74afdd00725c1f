import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonHooks } from '../auth/person/person.hooks.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** Newsletter addresses as personal data: exported and deleted with the account. */
@Injectable()
export class NewsletterPerson implements OnModuleInit {
  constructor(
    private readonly subscribers: NewsletterRepository,
    private readonly people: PersonHooks,
  ) {}

  onModuleInit(): void {
    this.people.onExported(async (userId) => ({
      newsletter: await this.subscribers.listOf(userId),
    }));
    this.people.onUserDeleted((manager, userId) => this.subscribers.removeOf(manager, userId));
  }
}
