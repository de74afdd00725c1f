import type { PersonDetails } from '@bearings/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { UnauthorizedError } from '../../platform/http/app-error.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { StartError } from '../../platform/start.error.js';
import { hashPassword } from '../passwords/password.js';
import { findPasswordRefusal } from '../passwords/password-strength.js';
import { BuyerSessionService } from '../sessions/buyer-session.service.js';
import type { ChangedSession, RequestSession } from '../sessions/session-change.js';
import { SessionService } from '../sessions/session.service.js';
import type { AgeConfirmation } from './age.js';
import { type UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

const PASSWORD_REFUSAL_REASONS = {
  common_password: 'it is on a list of leaked passwords',
  personal_password: 'it is made of the email or of our words',
  weak_password: 'it is weak',
};

/** Reads and changes accounts. Creates the administrator's account at start and a buyer's account on payment. */
@Injectable()
export class AccountService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly buyers: BuyerSessionService,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { admin } = this.config;
    if (!admin) return;
    const person = { email: admin.email, firstName: '', lastName: '' };
    const refusal = this.config.demoAdmin ? null : findPasswordRefusal(admin.password, person);
    if (refusal !== null) {
      throw new StartError(`ADMIN_PASSWORD is wrong: ${PASSWORD_REFUSAL_REASONS[refusal]}, choose another.`);
    }
    const existingUser = await this.users.findByEmail(admin.email);
    if (existingUser) {
      if (existingUser.role !== 'admin') {
        this.logger.warn('ADMIN_EMAIL names an ordinary account; no administrator was made');
      }
      return;
    }
    await this.users.insert({
      email: admin.email,
      firstName: 'Site',
      lastName: 'Administrator',
      passwordHash: await hashPassword(admin.password),
      role: 'admin',
    });
  }

  /** Returns an account. Throws a 401 if it has been deleted. */
  async get(userId: string): Promise<UserEntity> {
    const user = await this.users.findById(userId);
    if (!user) throw new UnauthorizedError();
    return user;
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findByEmail(email);
  }

  async setCountry(userId: string, country: string): Promise<UserEntity> {
    await this.database.transaction((manager) => this.changeCountry(manager, userId, country));
    return this.get(userId);
  }

  /** Sets the country of an account and of everything that it owns. */
  async changeCountry(manager: EntityManager, userId: string, country: string): Promise<void> {
    await this.users.setCountry(manager, userId, country);
    await this.events.emit(manager, 'user.country-changed', { userId, country });
  }

  /** Locks an account until the transaction ends. It must be locked before its assessments, to avoid deadlocks. */
  async lock(manager: EntityManager, userId: string): Promise<void> {
    await this.users.lock(manager, userId);
  }

  /** Prevents deletion of the account and sign-ins to it until the transaction ends. */
  lockShared(manager: EntityManager, userId: string): Promise<void> {
    return this.users.lockShared(manager, userId);
  }

  findCountry(manager: EntityManager, userId: string): Promise<string | null> {
    return this.users.findCountry(manager, userId);
  }

  /** Stores the minimum age that the person has just confirmed, with the current time. */
  storeAge(userId: string, age: number): Promise<void> {
    return this.users.setConfirmedAge(userId, age);
  }

  /**
   * Creates an account without a password for a visitor who has paid, and signs the session in to it. A repeated
   * request returns the same cookie. If the email already has an account, or this browser did not open the checkout,
   * the caller stays a visitor; the link in the receipt signs the buyer in.
   */
  async openForBuyer(
    session: RequestSession,
    buyer: PersonDetails & AgeConfirmation & { id: string },
  ): Promise<ChangedSession> {
    const { caller, token, openedCheckout } = session;
    const { sessionId } = caller;
    if (caller.userId !== null || sessionId === null || !openedCheckout) {
      return { caller, change: null };
    }
    const { id, email, firstName, lastName, confirmedAge, ageConfirmedAt } = buyer;
    const user = { email, firstName, lastName, confirmedAge, ageConfirmedAt };
    const signedInSession = await this.buyers.signIn(session, id, (manager) => this.users.insert(user, manager));
    if (signedInSession) return signedInSession;
    // The same request from another tab may already have created the account and signed this session in.
    const resumedSession = await this.buyers.resumeReplaced(token);
    if (resumedSession) return resumedSession;
    const presentCaller = await this.database.transaction((manager) =>
      this.sessions.lockSession(manager, { ...caller, sessionId }),
    );
    return { caller: presentCaller, change: null };
  }
}
