import { endpoints, type Role } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { verifyPassword } from './password.js';
import type { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** The role whose accounts a login call signs in. */
export const roleFor = (request: FastifyRequest): Role =>
  request.routeOptions.url === endpoints.adminLogin.path ? 'admin' : 'user';

/**
 * passport-local by email and password. False for any mismatch, after the same work. An account of
 * the other role counts as unknown: its password is not even compared.
 */
@Injectable()
export class CredentialsStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UserRepository) {
    super({ usernameField: 'email', session: false, passReqToCallback: true });
  }

  async validate(
    request: FastifyRequest,
    email: string,
    password: string,
  ): Promise<UserEntity | false> {
    const found = await this.users.findByEmail(email);
    const user = found?.role === roleFor(request) ? found : null;
    const matches = await verifyPassword(user?.passwordHash ?? null, password);
    return user !== null && matches ? user : false;
  }
}
