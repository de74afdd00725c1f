import type { Registration } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { networkOf, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { EmailTakenError } from './auth.errors.js';
import type { Caller } from './caller.js';
import { hashNewPassword } from './new-password.js';
import { SessionService } from './session.service.js';
import type { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** Also bounds how many emails can be tried for having an account. */
const REGISTRATIONS: ThrottleRule = {
  name: 'registrations',
  points: 50,
  seconds: 60 * 60,
  message: 'Too many accounts were asked for from your network. Please try again in an hour.',
};

/** Makes accounts for those who ask for one. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
  ) {}

  /**
   * Makes the account and signs this browser in, with what its session owns and nothing else: the
   * email was merely typed. Throws a 409 when the email has an account.
   */
  async register(
    caller: Caller,
    reply: FastifyReply,
    address: string,
    { password, ...person }: Registration,
  ): Promise<UserEntity> {
    await this.throttle.take(REGISTRATIONS, networkOf(address));
    const passwordHash = await hashNewPassword(password);
    const user = await this.database.transaction(async (manager) => {
      const made = await this.users.insert({ ...person, passwordHash }, manager);
      if (!made) throw new EmailTakenError();
      await this.outbox.add(manager, 'verify-email', { userId: made.id });
      return made;
    });
    await this.sessions.signIn(caller, reply, user);
    return user;
  }
}
