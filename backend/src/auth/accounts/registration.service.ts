import { toMailboxKey, type Registration } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { EmailTakenError } from '../auth.errors.js';
import { hashNewPassword } from '../passwords/new-password.js';
import type { RequestSession, SignedInUser } from '../sessions/session-change.js';
import { SessionService } from '../sessions/session.service.js';
import { requireAgeConfirmation } from './age.js';
import { UserRepository } from './user.repository.js';

/**
 * Limits registrations by mailbox, because each registration sends an email. Addresses with a + share a limit of their own,
 * so that a stranger who invents them does not keep the plain address from registering.
 */
const MAILBOX_THROTTLE: ThrottleRule = {
  name: 'registrations-mailbox',
  points: 5,
  seconds: 60 * 60,
  refills: true,
  message: 'Too many accounts were asked for with this address.',
};

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly security: SecurityLog,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Creates the account, signs the browser in and mails a confirmation link. The account gets only the data of this
   * session, because the email is unproven. Throws a 409 if the email is taken, and a 400 if the required age is not
   * confirmed.
   */
  async register(
    session: RequestSession,
    address: string,
    { password, ageConfirmed, ...person }: Registration,
  ): Promise<SignedInUser> {
    await this.throttle.take(MAILBOX_THROTTLE, toMailboxKey(person.email));
    const confirmedAge = requireAgeConfirmation(this.config.minimumAge, ageConfirmed);
    const passwordHash = await hashNewPassword(password, person);
    const user = await this.database.transaction(async (manager) => {
      const createdUser = await this.users.insert({ ...person, passwordHash, confirmedAge }, manager);
      if (!createdUser) throw new EmailTakenError();
      await this.outbox.add(manager, 'verify-email', createdUser.id);
      return createdUser;
    });
    this.security.record('registration', 'ok', { userId: user.id, address });
    return this.sessions.signIn(session, user);
  }
}
