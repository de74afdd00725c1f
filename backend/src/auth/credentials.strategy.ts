import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { verifyPassword } from './password.js';
import type { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** passport-local by email and password. False for any mismatch, after the same work. */
@Injectable()
export class CredentialsStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UserRepository) {
    super({ usernameField: 'email', session: false });
  }

  async validate(email: string, password: string): Promise<UserEntity | false> {
    const user = await this.users.findByEmail(email);
    const matches = await verifyPassword(user?.passwordHash ?? null, password);
    return user !== null && matches ? user : false;
  }
}
