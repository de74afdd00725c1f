import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CleanupService } from '../platform/cleanup/cleanup.service.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** Deletes newsletter addresses that were not confirmed in time. */
@Injectable()
export class NewsletterRetention implements OnModuleInit {
  constructor(
    private readonly subscribers: NewsletterRepository,
    private readonly cleanup: CleanupService,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('unconfirmed newsletter addresses', () =>
      this.subscribers.removeUnconfirmed(),
    );
  }
}
