import { type AccountDeletion, isStaff, type PersonalData } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { InvalidFieldError, UnauthorizedError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MAIL_TRANSPORT, type MailTransport } from '../../platform/mail/mail-transport.js';
import { type DataOwner, PersonalDataService } from '../../platform/personal-data/personal-data.service.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import type { Caller } from '../access/caller.js';
import { AccountService } from '../accounts/account.service.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserRepository } from '../accounts/user.repository.js';
import { AdminAccountChangeError, AdminAccountDeletionError, LinkExpiredError } from '../auth.errors.js';
import { LinkRepository } from '../links/link.repository.js';
import { verifyPassword } from '../passwords/password.js';
import type { SessionChange } from '../sessions/session-change.js';
import { SessionService } from '../sessions/session.service.js';

const DELETION_LINK_THROTTLE: ThrottleRule = {
  name: 'deletion-links',
  points: 3,
  seconds: 60 * 60,
  message: 'We have sent you three links within the hour. Please look in your inbox.',
};

const DELETION_PASSWORD_THROTTLE: ThrottleRule = {
  name: 'deletion-passwords',
  points: 10,
  seconds: 15 * 60,
  message: 'Too many tries. You can also use the link by email.',
};

/** Exports a person's data, and deletes their account. */
@Injectable()
export class PersonService {
  constructor(
    private readonly accounts: AccountService,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly links: LinkRepository,
    private readonly personalData: PersonalDataService,
    private readonly events: DomainEvents,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly security: SecurityLog,
    private readonly database: DataSource,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
  ) {}

  async export(userId: string): Promise<PersonalData> {
    await this.accounts.get(userId);
    this.security.record('export', 'ok', { userId, action: 'own' });
    return this.collect({ userId });
  }

  /** Returns all data of an account, or of an assessment without one. */
  async collect(owner: DataOwner): Promise<PersonalData> {
    return { exportedAt: new Date().toISOString(), ...(await this.personalData.collect(owner)) };
  }

  /** Mails a link that deletes the account, for users without a password. */
  async requestDeletion(userId: string): Promise<void> {
    await this.throttle.take(DELETION_LINK_THROTTLE, userId);
    await this.outbox.add(this.database.manager, 'delete-account', userId);
  }

  /**
   * Deletes the account with its assessments and reports, and ends the session. Payment rows stay without personal
   * data. If a mailed link has proven the account's email, also deletes other rows with this email. Returns the deleted
   * account's email.
   */
  async delete(
    caller: Caller & { userId: string },
    proof: AccountDeletion,
  ): Promise<{ email: string; change: SessionChange }> {
    const user = await this.accounts.get(caller.userId);
    if (isStaff(user.role)) throw new AdminAccountDeletionError();
    await this.verifyProof(user, proof);
    await this.erase(user.id, proof.token !== undefined);
    this.security.record('account_deleted', 'ok', { userId: user.id });
    return { email: user.email, change: await this.sessions.end(caller) };
  }

  /** Deletes an account on behalf of an administrator. Throws a 409 for the account of an administrator or of support. */
  async deleteAccount(userId: string): Promise<void> {
    const user = await this.accounts.get(userId);
    if (isStaff(user.role)) throw new AdminAccountDeletionError();
    await this.erase(user.id, false);
    await this.deleteSentMails(user.email);
  }

  /**
   * Corrects an account's email at its owner's request: signs the account out, ends its mailed links, and mails a link
   * to the new address. Throws a 409 for the account of an administrator or of support, or a 400 if another
   * account has the address.
   */
  async correctEmail(userId: string, email: string): Promise<void> {
    const { role } = await this.accounts.get(userId);
    if (isStaff(role)) throw new AdminAccountChangeError();
    await this.database.transaction(async (manager) => {
      const user = await this.users.lock(manager, userId);
      if (!user) throw new UnauthorizedError();
      if (await this.users.findByEmail(email, manager)) {
        throw new InvalidFieldError('email', 'An account has this email already. You can move a report to it.');
      }
      await this.users.setEmail(manager, userId, email);
      await this.events.emit(manager, 'user.email-corrected', { userId, email });
      await this.links.removeAllOf(manager, userId, user.email);
      await this.sessions.endAll(manager, userId);
      await this.outbox.add(manager, user.passwordHash === null ? 'reset-password' : 'verify-email', userId);
    });
  }

  async endSessions(userId: string): Promise<void> {
    await this.database.transaction((manager) => this.sessions.endAll(manager, userId));
  }

  /**
   * Deletes the files in which the demo stores emails to this address. Does nothing if a mail server sends the emails.
   */
  async deleteSentMails(email: string): Promise<void> {
    await this.transport?.forget(email);
  }

  private async erase(userId: string, hasProvenEmail: boolean): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await this.users.lock(manager, userId);
      if (!row) throw new UnauthorizedError();
      if (hasProvenEmail) await this.users.markEmailProven(manager, row.id, null);
      if (row.emailVerifiedAt !== null || hasProvenEmail) {
        const { id, email } = row;
        await this.events.emit(manager, 'user.email-proven', { userId: id, email });
      }
      await this.events.emit(manager, 'user.deleted', { userId: row.id });
      await this.personalData.erase(manager, row.id);
      await this.users.remove(manager, row.id);
    });
  }

  private async verifyProof(user: UserEntity, { password, token }: AccountDeletion): Promise<void> {
    if (token !== undefined) {
      if ((await this.links.find(token, 'delete')) !== user.id) throw new LinkExpiredError();
      return;
    }
    if (password === undefined) {
      throw new InvalidFieldError('password', 'Please enter your password, or use a mailed link.');
    }
    await this.throttle.take(DELETION_PASSWORD_THROTTLE, user.id);
    if (!(await verifyPassword(user.passwordHash, password))) {
      throw new InvalidFieldError('password', 'The password is not right.');
    }
  }
}
