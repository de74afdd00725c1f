import {
  cleanCode,
  type FactorEnrolment,
  type FactorState,
  isAppCode,
  isStaff,
  type RecoveryCodes,
} from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { deriveKeySet } from '../../config/derived-key.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import type { EventPayloads } from '../../platform/events/event-list.js';
import { InvalidFieldError, NotFoundError, UnauthorizedError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import type { Caller } from '../access/caller.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserRepository } from '../accounts/user.repository.js';
import { FactorEnrolledError, ProofNeededError } from '../auth.errors.js';
import { verifyPassword } from '../passwords/password.js';
import type { RequestSession, SignedInUser } from '../sessions/session-change.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { SessionService } from '../sessions/session.service.js';
import { FactorRepository } from './factor.repository.js';
import {
  buildEnrolmentUri,
  hashRecoveryCode,
  findMatchingStep,
  createRecoveryCodes,
  createTotpSecret,
} from './one-time-codes.js';
import { SecretBox } from './secret-box.js';

const CODE_THROTTLE: ThrottleRule = {
  name: 'factor-codes',
  points: 10,
  seconds: 15 * 60,
  message: 'Too many tries.',
};

/**
 * Limits guesses of the six digits: at 50 wrong codes a day, it takes about twelve years to guess right with a
 * probability of 50%.
 */
const DAILY_CODE_THROTTLE: ThrottleRule = {
  name: 'factor-codes-day',
  points: 50,
  seconds: 24 * 60 * 60,
  message: 'Too many codes today. You can also use a recovery code.',
};

/** Recovery codes are too long to guess. Their separate limit keeps them usable while codes of the app are blocked. */
const RECOVERY_CODE_THROTTLE: ThrottleRule = { ...CODE_THROTTLE, name: 'recovery-codes' };

/**
 * The account behind a request. Its user has entered the password and lacks the second factor (`isPending`), or is
 * signed in.
 */
interface FactorAccount {
  user: UserEntity;
  isPending: boolean;
}

/** The second factor of administrators and support: one-time codes from an app, and recovery codes. */
@Injectable()
export class FactorService {
  private readonly box: SecretBox;

  constructor(
    private readonly factors: FactorRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly openSessions: SessionRepository,
    private readonly events: DomainEvents,
    private readonly throttle: Throttle,
    private readonly security: SecurityLog,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.box = new SecretBox(deriveKeySet(config, 'second-factors'));
  }

  async state(caller: Caller): Promise<FactorState> {
    const { user, isPending } = await this.subject(caller);
    const factor = await this.factors.find(user.id);
    const isOn = factor?.isConfirmed ?? false;
    return {
      state: isPending ? (isOn ? 'code' : 'enrol') : isOn ? 'on' : 'off',
      required: this.config.production,
      recoveryCodes: isPending ? 0 : (factor?.recoveryCodes ?? 0),
    };
  }

  /**
   * Creates a secret for an authenticator app. Throws a 403 if the caller is signed in and has entered neither the
   * password nor a code in the last five minutes. Throws a 409 if the account already has a second factor.
   */
  async start(caller: Caller): Promise<FactorEnrolment> {
    const { user, isPending } = await this.subject(caller);
    if (!isPending && !(await this.sessions.isProven(caller))) throw new ProofNeededError();
    const secret = createTotpSecret();
    if (!(await this.factors.propose(user.id, this.box.seal(user.id, secret)))) {
      throw new FactorEnrolledError();
    }
    return { secret, uri: buildEnrolmentUri(secret, user.email) };
  }

  /**
   * Activates the second factor with the first code from the app, creates the recovery codes, and signs the browser in
   * with a new token.
   */
  async confirm(session: RequestSession, code: string): Promise<{ codes: RecoveryCodes; signedIn: SignedInUser }> {
    const { user } = await this.subject(session.caller);
    if (await this.factors.isConfirmed(user.id)) throw new FactorEnrolledError();
    const codes = createRecoveryCodes();
    await this.check(user, code, async (manager) => {
      await this.factors.confirm(manager, user.id);
      await this.factors.replaceRecoveryCodes(manager, user.id, codes.map(hashRecoveryCode));
      await this.emitChange(manager, user.id, 'factor.enrol');
    });
    this.security.record('factor_changed', 'ok', { userId: user.id, action: 'enrol' });
    const signedInSession = await this.sessions.completeSignIn(session, user);
    return { codes: { codes }, signedIn: signedInSession };
  }

  /** Signs the browser in with a code from the app or a recovery code. */
  async pass(session: RequestSession, code: string): Promise<SignedInUser> {
    const { user, isPending } = await this.subject(session.caller);
    if (!isPending || !(await this.factors.isConfirmed(user.id))) throw new UnauthorizedError();
    await this.check(user, code);
    return this.sessions.completeSignIn(session, user);
  }

  /**
   * Checks the entered password or code. After a correct one, this browser may for five minutes use the routes that
   * require such a check. Throws a 400 for a wrong password or code.
   */
  async prove(caller: Caller, proof: { password?: string; code?: string }): Promise<void> {
    const { user, isPending } = await this.subject(caller);
    if (isPending || caller.sessionId === null) throw new UnauthorizedError();
    if (proof.code !== undefined && (await this.factors.isConfirmed(user.id))) {
      await this.check(user, proof.code);
    } else {
      await this.throttle.take(CODE_THROTTLE, user.id);
      const isPasswordRight = await verifyPassword(user.passwordHash, proof.password ?? '');
      if (!isPasswordRight) {
        this.security.record('proof', 'failed', { userId: user.id });
        throw new InvalidFieldError('password', 'The password is not right.');
      }
      await this.throttle.clear(CODE_THROTTLE, user.id);
    }
    await this.openSessions.prove(caller.sessionId);
    this.security.record('proof', 'ok', { userId: user.id });
  }

  /** Creates new recovery codes; the old ones stop working. */
  async renewCodes(userId: string): Promise<RecoveryCodes> {
    if (!(await this.factors.isConfirmed(userId))) throw new NotFoundError();
    const codes = createRecoveryCodes();
    await this.database.transaction(async (manager) => {
      await this.factors.replaceRecoveryCodes(manager, userId, codes.map(hashRecoveryCode));
      await this.emitChange(manager, userId, 'factor.codes');
    });
    this.security.record('factor_changed', 'ok', { userId, action: 'codes' });
    return { codes };
  }

  /**
   * Removes the second factor and ends all sessions. If a second factor is required, the user must set it up again at
   * the next sign-in.
   */
  async remove(userId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.factors.remove(manager, userId);
      await this.sessions.endAll(manager, userId);
      await this.emitChange(manager, userId, 'factor.remove');
    });
    this.security.record('factor_changed', 'ok', { userId, action: 'remove' });
  }

  private emitChange(
    manager: EntityManager,
    adminId: string,
    change: EventPayloads['admin.factor-changed']['change'],
  ): Promise<void> {
    return this.events.emit(manager, 'admin.factor-changed', { adminId, change });
  }

  /** Checks and uses up a code, and runs `work` in the same transaction. Throws a 400 for a wrong code. */
  private async check(
    user: UserEntity,
    code: string,
    work: (manager: EntityManager) => Promise<void> = async () => {},
  ): Promise<void> {
    const plainCode = cleanCode(code);
    const isFromApp = isAppCode(plainCode);
    await this.throttle.take(isFromApp ? CODE_THROTTLE : RECOVERY_CODE_THROTTLE, user.id);
    if (isFromApp) await this.throttle.take(DAILY_CODE_THROTTLE, user.id);
    const isCodeRight = await this.database.transaction(async (manager) => {
      const wasAccepted = isFromApp
        ? await this.useCode(manager, user.id, plainCode)
        : await this.factors.useRecoveryCode(manager, user.id, hashRecoveryCode(plainCode));
      if (wasAccepted) await work(manager);
      return wasAccepted;
    });
    const outcome = isCodeRight ? 'ok' : 'failed';
    this.security.record('factor', outcome, { userId: user.id });
    if (!isCodeRight) {
      throw new InvalidFieldError('code', 'This code is not right, or has been used. Try the next.');
    }
    await this.throttle.clear(isFromApp ? CODE_THROTTLE : RECOVERY_CODE_THROTTLE, user.id);
    if (isFromApp) await this.throttle.restorePoint(DAILY_CODE_THROTTLE, user.id);
  }

  private async useCode(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const sealedSecret = await this.factors.lockSecret(manager, userId);
    if (!sealedSecret) return false;
    const secret = this.box.unseal(userId, sealedSecret);
    const step = findMatchingStep(secret, code, Date.now());
    if (step === null || !(await this.factors.useStep(manager, userId, step))) return false;
    if (!this.box.isCurrent(sealedSecret)) {
      await this.factors.reseal(manager, userId, this.box.seal(userId, secret));
    }
    return true;
  }

  private async subject({ sessionId, userId, role }: Caller): Promise<FactorAccount> {
    const pending = sessionId === null ? null : await this.openSessions.pendingUser(sessionId);
    const id = userId ?? pending;
    const user = id === null ? null : await this.users.findById(id);
    if (!user || !isStaff(user.role) || (userId !== null && !isStaff(role))) {
      throw new UnauthorizedError();
    }
    return { user, isPending: userId === null };
  }
}
