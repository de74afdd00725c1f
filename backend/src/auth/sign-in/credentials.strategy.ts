import { endpoints, type Role } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { DataSource } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserRepository } from '../accounts/user.repository.js';
import { hashPassword, isHashOutdated, verifyPassword } from '../passwords/password.js';

/** Returns the role whose accounts this login call signs in. */
export const getLoginRole = (request: FastifyRequest): Role =>
  request.routeOptions.url === endpoints.adminLogin.path ? 'admin' : 'user';

/**
 * Checks email and password for the library passport-local. For a wrong email or password, the result is always false
 * and takes the same time. An account with the other role is treated as unknown, and its password is not compared.
 */
@Injectable()
export class CredentialsStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UserRepository,
    private readonly database: DataSource,
  ) {
    super({ usernameField: 'email', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: string, password: string): Promise<UserEntity | false> {
    const found = await this.users.findByEmail(email);
    const user = found?.role === getLoginRole(request) ? found : null;
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
