import type { PasswordChange } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InvalidFieldError, UnauthorizedError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { UserRepository } from '../accounts/user.repository.js';
import { LinkRepository } from '../links/link.repository.js';
import type { RequestSession, SignedInUser } from '../sessions/session-change.js';
import { SessionService } from '../sessions/session.service.js';
import { hashNewPassword } from './new-password.js';
import { verifyPassword } from './password.js';

const PASSWORD_CHANGE_THROTTLE: ThrottleRule = {
  name: 'password-changes',
  points: 10,
  seconds: 15 * 60,
  message: 'Too many tries. You can also choose a new password with a link by email.',
};

/** Changes the password of an account. Requires the old password. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly links: LinkRepository,
    private readonly throttle: Throttle,
    private readonly security: SecurityLog,
    private readonly database: DataSource,
  ) {}

  /** Throws a 400 unless the password is right. Accounts without a password need none. */
  async requirePassword(userId: string, password: string | undefined): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) throw new UnauthorizedError();
    if (user.passwordHash === null) return;
    if (password === undefined) {
      throw new InvalidFieldError('password', 'Please enter your password.');
    }
    await this.throttle.take(PASSWORD_CHANGE_THROTTLE, userId);
    if (!(await verifyPassword(user.passwordHash, password))) {
      this.security.record('sessions_ended', 'failed', { userId });
      throw new InvalidFieldError('password', 'The password is not right.');
    }
    await this.throttle.clear(PASSWORD_CHANGE_THROTTLE, userId);
  }

  /**
   * Sets the password, ends the account's other sessions and mailed links, and gives this browser a new token. Throws
   * a 400 if the old password is wrong.
   */
  async change(
    session: RequestSession,
    userId: string,
    { currentPassword, password }: PasswordChange,
  ): Promise<SignedInUser> {
    await this.throttle.take(PASSWORD_CHANGE_THROTTLE, userId);
    const user = await this.users.findById(userId);
    if (!user) throw new UnauthorizedError();
    if (!(await verifyPassword(user.passwordHash, currentPassword))) {
      this.security.record('password_changed', 'failed', { userId });
      throw new InvalidFieldError('currentPassword', 'Your current password is not right.');
    }
    const hash = await hashNewPassword(password, user);
    await this.database.transaction(async (manager) => {
      // Of two concurrent changes the second one is rejected, because its old password is no longer valid.
      if (!(await this.users.replacePassword(manager, user, hash))) throw new UnauthorizedError();
      await this.links.removeAccountLinks(manager, user.id);
      await this.sessions.endOthers(manager, user.id, session.caller);
    });
    await this.throttle.clear(PASSWORD_CHANGE_THROTTLE, userId);
    this.security.record('password_changed', 'ok', { userId });
    return this.sessions.completeSignIn(session, { ...user, passwordHash: hash });
  }
}
