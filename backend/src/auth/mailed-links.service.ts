import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { networkOf, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { LinkExpiredError, PasswordNeededError } from './auth.errors.js';
import type { Caller } from './caller.js';
import { GuessesService } from './guesses.service.js';
import { type LinkPurpose, LinkRepository } from './link.repository.js';
import { hashNewPassword } from './new-password.js';
import { PersonHooks } from './person.hooks.js';
import { SessionService } from './session.service.js';
import type { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

const MAIL_LINKS: ThrottleRule = {
  name: 'mailed-links',
  points: 3,
  seconds: 60 * 60,
  message:
    'We have sent three messages to this address within the hour. Each of their links works for 60 minutes: please look in your inbox, and among the spam.',
};

const ASKED_FROM_ADDRESS: ThrottleRule = {
  name: 'forgotten-address',
  points: 50,
  seconds: 15 * 60,
  message: 'Too many messages were asked for from your network. Please wait a quarter of an hour.',
};

/**
 * Links by email: they prove the address, and so open an account to whoever reads its mail and shut
 * out everybody else. Opening the page uses nothing up; only these calls do.
 */
@Injectable()
export class MailedLinksService {
  constructor(
    private readonly links: LinkRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly guesses: GuessesService,
    private readonly hooks: PersonHooks,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
  ) {}

  /** Mails a link to choose a new password. Does the same work for an email that nobody has. */
  async forgot(email: string, address: string): Promise<void> {
    await this.throttle.take(ASKED_FROM_ADDRESS, networkOf(address));
    await this.throttle.take(MAIL_LINKS, email.toLowerCase());
    const user = await this.users.findByEmail(email);
    // Without an account there is a row too, for nobody: it costs what the other costs.
    await this.outbox.add(this.database.manager, 'reset-password', user ? { userId: user.id } : {});
  }

  /** Chooses a password by a mailed link and signs this browser in. Throws a 410 for a dead link. */
  async reset(
    caller: Caller,
    reply: FastifyReply,
    token: string,
    password: string,
  ): Promise<UserEntity> {
    if ((await this.links.find(token, 'password')) === null) throw new LinkExpiredError();
    return this.follow(caller, reply, { token, purpose: 'password', password });
  }

  /**
   * Confirms an address. In the account's own session that is all; anywhere else whoever registered
   * may be another than whoever reads the mail, so the old password ends: a new one is needed.
   */
  async verify(
    caller: Caller,
    reply: FastifyReply,
    token: string,
    password?: string,
  ): Promise<UserEntity> {
    const userId = await this.links.find(token, 'verify');
    if (userId === null) throw new LinkExpiredError();
    const own = caller.userId === userId;
    if (!own && password === undefined) throw new PasswordNeededError();
    return this.follow(caller, reply, {
      token,
      purpose: 'verify',
      password: own ? undefined : password,
    });
  }

  private async follow(
    caller: Caller,
    reply: FastifyReply,
    link: { token: string; purpose: LinkPurpose; password: string | undefined },
  ): Promise<UserEntity> {
    const hash = link.password === undefined ? null : await hashNewPassword(link.password);
    const user = await this.database.transaction(async (manager) => {
      const userId = await this.links.consume(manager, link.token, link.purpose);
      if (userId === null) throw new LinkExpiredError();
      return this.prove(manager, caller, userId, hash);
    });
    await this.guesses.forget(user.email);
    await this.throttle.clear(MAIL_LINKS, user.email);
    await this.sessions.signIn(caller, reply, user);
    return user;
  }

  private async prove(
    manager: EntityManager,
    caller: Caller,
    userId: string,
    passwordHash: string | null,
  ): Promise<UserEntity> {
    const user = await this.users.prove(manager, userId, passwordHash);
    if (!user) throw new LinkExpiredError();
    await this.links.removeAllOf(manager, userId);
    await this.sessions.endOthers(manager, userId, caller);
    await this.hooks.runEmailProven(manager, { userId, email: user.email });
    return user;
  }
}
