import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CleanupService } from '../platform/cleanup/cleanup.service.js';
import { ShareRepository } from './share.repository.js';

/** Deletes links to reports, with their comments, a year after they ended. */
@Injectable()
export class ShareRetention implements OnModuleInit {
  constructor(
    private readonly shares: ShareRepository,
    private readonly cleanup: CleanupService,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('old share links', () => this.shares.removeOld());
  }
}
