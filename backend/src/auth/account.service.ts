import type { Person } from '@bearings/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { UnauthorizedError } from '../platform/http/app-error.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { type Caller } from './caller.js';
import { hashPassword } from './password.js';
import { SessionService } from './session.service.js';
import { type UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** Accounts: found, changed, and made at start or by a purchase. */
@Injectable()
export class AccountService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly outbox: MailOutbox,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { admin } = this.config;
    if (!admin) return;
    const existing = await this.users.findByEmail(admin.email);
    if (existing) {
      if (existing.role !== 'admin') {
        this.logger.warn('ADMIN_EMAIL names an ordinary account; no administrator was made');
      }
      return;
    }
    await this.users.insert({
      email: admin.email,
      firstName: 'Site',
      lastName: 'Administrator',
      passwordHash: await hashPassword(admin.password),
      role: 'admin',
    });
  }

  /** Whether what was taken with an email has no account yet that its buyer could sign in to. */
  async isMissingFor({
    userId,
    email,
  }: {
    userId: string | null;
    email: string;
  }): Promise<boolean> {
    return userId === null && (await this.users.findByEmail(email)) === null;
  }

  /** Throws a 401 when the account is gone. */
  async get(userId: string): Promise<UserEntity> {
    const user = await this.users.findById(userId);
    if (!user) throw new UnauthorizedError();
    return user;
  }

  async setCountry(userId: string, country: string): Promise<UserEntity> {
    await this.users.setCountry(userId, country);
    return this.get(userId);
  }

  /**
   * The account that a purchase makes. A visitor who paid in the session that took the assessment
   * gets one, without a password, is signed in and is mailed a link to set one, all in one
   * transaction; when the email already has an account nobody is, for an email that was merely typed
   * proves nothing. Returns the caller as they are afterwards.
   */
  async openForBuyer(caller: Caller, reply: FastifyReply, buyer: Person): Promise<Caller> {
    const { sessionId } = caller;
    if (caller.userId !== null || sessionId === null) return caller;
    const { email, firstName, lastName } = buyer;
    const signedIn = await this.sessions.signInNew(caller, reply, async (manager) => {
      const made = await this.users.insert({ email, firstName, lastName }, manager);
      if (made) await this.outbox.add(manager, 'set-password', { userId: made.id });
      return made;
    });
    // The account may be this session's own, made by the same call from another tab meanwhile.
    return signedIn ?? this.sessions.hold(this.database.manager, { ...caller, sessionId });
  }
}
