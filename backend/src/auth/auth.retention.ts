import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CleanupService } from '../platform/cleanup/cleanup.service.js';
import { LinkRepository } from './links/link.repository.js';
import { ReplacedTokenRepository } from './sessions/replaced-token.repository.js';
import { SessionRepository } from './sessions/session.repository.js';

/** Deletes sessions, replaced tokens and mailed links that have expired. */
@Injectable()
export class AuthRetention implements OnModuleInit {
  constructor(
    private readonly cleanup: CleanupService,
    private readonly sessions: SessionRepository,
    private readonly replacedTokens: ReplacedTokenRepository,
    private readonly links: LinkRepository,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('expired sessions', () => this.sessions.removeExpired());
    this.cleanup.add('replaced tokens', () => this.replacedTokens.removeExpired());
    this.cleanup.add('expired links', () => this.links.removeExpired());
  }
}
