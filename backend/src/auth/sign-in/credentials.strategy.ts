import { isStaff } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { DataSource } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserRepository } from '../accounts/user.repository.js';
import { hashPassword, isHashOutdated, verifyPassword } from '../passwords/password.js';

export const STRATEGY_NAME = 'local';

/** Whose accounts a login call signs in: those of users, or those that may open the administration. */
export type LoginKind = 'user' | 'admin';

/** What the strategy reads of a request: the parsed body, and whose accounts the call signs in. */
export interface CredentialsRequest {
  kind: LoginKind;
  body: { email: string; password: string };
}

/**
 * Checks email and password for the library passport-local. For a wrong email or password, the result is always false
 * and takes the same time. An account of the other kind is treated as unknown, and its password is not compared.
 */
@Injectable()
export class CredentialsStrategy extends PassportStrategy(Strategy, STRATEGY_NAME) {
  constructor(
    private readonly users: UserRepository,
    private readonly database: DataSource,
  ) {
    super({ usernameField: 'email', session: false, passReqToCallback: true });
  }

  async validate({ kind }: CredentialsRequest, email: string, password: string): Promise<UserEntity | false> {
    const found = await this.users.findByEmail(email);
    const user = found !== null && isStaff(found.role) === (kind === 'admin') ? found : null;
    const matches = await verifyPassword(user?.passwordHash ?? null, password);
    if (user === null || !matches) return false;
    await this.renewHash(user, password);
    return user;
  }

  /** Rehashes a password that was stored with outdated parameters, because the password is known only at sign-in. */
  private async renewHash(user: UserEntity, password: string): Promise<void> {
    if (user.passwordHash === null || !isHashOutdated(user.passwordHash)) return;
    const hash = await hashPassword(password);
    // A password that a concurrent request has changed is not overwritten.
    if (await this.users.replacePassword(this.database.manager, user, hash)) {
      user.passwordHash = hash;
    }
  }
}
