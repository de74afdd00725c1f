import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonHooks } from '../auth/person/person.hooks.js';
import { ContactRepository } from './contact.repository.js';

/** Contact messages as personal data: exported and deleted with the account. */
@Injectable()
export class ContactPerson implements OnModuleInit {
  constructor(
    private readonly messages: ContactRepository,
    private readonly people: PersonHooks,
  ) {}

  onModuleInit(): void {
    this.people.onExported(async (userId) => ({
      contactMessages: await this.messages.listOf(userId),
    }));
    this.people.onUserDeleted((manager, userId) => this.messages.removeAllOf(manager, userId));
  }
}
