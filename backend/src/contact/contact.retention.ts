import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { CleanupService } from '../platform/cleanup/cleanup.service.js';
import { ContactRepository } from './contact.repository.js';

/** Deletes sent contact messages past their retention period. */
@Injectable()
export class ContactRetention implements OnModuleInit {
  constructor(
    private readonly messages: ContactRepository,
    private readonly cleanup: CleanupService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { contactDays } = this.config.retention;
    this.cleanup.add('contact messages', () => this.messages.removeOld(contactDays));
  }
}
