import { ACCOUNT_LINK_MINUTES, toMailboxKey } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import type { Caller } from '../access/caller.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserRepository } from '../accounts/user.repository.js';
import { LinkExpiredError, PasswordNeededError } from '../auth.errors.js';
import { hashNewPassword } from '../passwords/new-password.js';
import type { RequestSession, SignedInUser } from '../sessions/session-change.js';
import { SessionService } from '../sessions/session.service.js';
import { LoginThrottle } from '../sign-in/login-throttle.service.js';
import type { LinkPurpose } from './link-token.entity.js';
import { LinkRepository } from './link.repository.js';

const MAILED_LINK_THROTTLE: ThrottleRule = {
  name: 'mailed-links',
  points: 3,
  seconds: 60 * 60,
  message: `We have sent three messages to this address within the hour. Each of their links works for ${ACCOUNT_LINK_MINUTES} minutes: please look in your inbox, and among the spam.`,
};

/**
 * Mailed links that prove an address. Using one signs the reader in and ends every other session. Opening the link's
 * page does not use it up; only `reset` and `verify` do.
 */
@Injectable()
export class MailedLinksService {
  constructor(
    private readonly links: LinkRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly loginThrottle: LoginThrottle,
    private readonly events: DomainEvents,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly security: SecurityLog,
    private readonly database: DataSource,
  ) {}

  /**
   * Mails a link to choose a new password. Does the same work for an email without an account, so that a caller cannot
   * find out which emails have one.
   */
  async sendPasswordLink(email: string, address: string): Promise<void> {
    await this.throttle.take(MAILED_LINK_THROTTLE, toMailboxKey(email));
    const user = await this.users.findByEmail(email);
    this.security.record('reset_requested', 'ok', { userId: user?.id ?? null, address });
    // For an unknown email, an outbox row without an account is stored, so that both cases take the same time.
    await this.outbox.add(this.database.manager, 'reset-password', user?.id ?? null);
  }

  /** Sets a new password with a mailed link and signs the browser in. Throws a 410 for an invalid link. */
  async reset(session: RequestSession, token: string, password: string): Promise<SignedInUser> {
    if ((await this.links.find(token, 'password')) === null) throw new LinkExpiredError();
    return this.followLink(session, { token, purpose: 'password', password });
  }

  /**
   * Confirms an address and signs the browser in. Unless the account is signed in, a new password is required: another
   * person may have registered the address, and their password must stop working.
   */
  async verify(session: RequestSession, token: string, password?: string): Promise<SignedInUser> {
    const userId = await this.links.find(token, 'verify');
    if (userId === null) throw new LinkExpiredError();
    const isOwnLink = session.caller.userId === userId;
    if (!isOwnLink && password === undefined) throw new PasswordNeededError();
    return this.followLink(session, {
      token,
      purpose: 'verify',
      password: isOwnLink ? undefined : password,
    });
  }

  private async followLink(
    session: RequestSession,
    link: { token: string; purpose: LinkPurpose; password: string | undefined },
  ): Promise<SignedInUser> {
    const owner = await this.links.find(link.token, link.purpose);
    const person = owner === null ? null : await this.users.findById(owner);
    const hash = link.password === undefined ? null : await hashNewPassword(link.password, person);
    const user = await this.database.transaction(async (manager) => {
      // Locks the account before the link, in the same order as the account's deletion; a different order could cause a
      // deadlock.
      if (owner !== null) await this.users.lock(manager, owner);
      const userId = await this.links.consume(manager, link.token, link.purpose);
      if (userId === null) throw new LinkExpiredError();
      return this.proveEmail(manager, session.caller, userId, hash);
    });
    await this.loginThrottle.clearAttempts(user.email);
    await this.throttle.clear(MAILED_LINK_THROTTLE, toMailboxKey(user.email));
    this.security.record('email_proven', 'ok', { userId: user.id, action: link.purpose });
    return this.sessions.signIn(session, user);
  }

  private async proveEmail(
    manager: EntityManager,
    caller: Caller,
    userId: string,
    passwordHash: string | null,
  ): Promise<UserEntity> {
    const user = await this.users.markEmailProven(manager, userId, passwordHash);
    if (!user) throw new LinkExpiredError();
    await this.links.removeAllOf(manager, userId, user.email);
    await this.sessions.endOthers(manager, userId, caller);
    await this.events.emit(manager, 'user.email-proven', { userId, email: user.email });
    return user;
  }
}
