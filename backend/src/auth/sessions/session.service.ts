import { type AccountSession, isStaff, OTHER_SESSIONS_ID } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { NotFoundError } from '../../platform/http/app-error.js';
import { SecurityLog } from '../../platform/logging/security-log.js';
import { toNetwork } from '../../platform/throttle/network.js';
import { createNetworkRule, Throttle } from '../../platform/throttle/throttle.js';
import { type Caller, type CallerWithSession, CALLER_WITHOUT_SESSION } from '../access/caller.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserRepository } from '../accounts/user.repository.js';
import { SessionEndedError } from '../auth.errors.js';
import { FactorRepository } from '../factor/factor.repository.js';
import { toLimitedCaller, ReplacedTokenRepository } from './replaced-token.repository.js';
import type {
  ChangedSession,
  MissingFactorStep,
  RequestSession,
  SessionChange,
  SignedInUser,
} from './session-change.js';
import { hashToken, createToken } from './session-token.js';
import type { ReceivedCookies } from './session.cookies.js';
import { SessionRepository } from './session.repository.js';

/**
 * Limits the new sessions of one network. This keeps the sessions table small, but allows a university behind one IP
 * address.
 */
const NEW_VISITOR_THROTTLE = createNetworkRule('new-visitors', 30, 'Too many new visits came from your network.');

@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly replacedTokens: ReplacedTokenRepository,
    private readonly users: UserRepository,
    private readonly database: DataSource,
    private readonly events: DomainEvents,
    private readonly throttle: Throttle,
    private readonly factors: FactorRepository,
    @Inject(CONFIG) private readonly config: Config,
    private readonly security: SecurityLog,
  ) {}

  /** Finds the caller for a request's cookies. Renews the session once an hour. */
  async load(cookies: ReceivedCookies): Promise<ChangedSession> {
    const { hasSession, token, hasHint } = cookies;
    const found = token === null ? null : await this.sessions.find(hashToken(token));
    if (token === null || !found) {
      // A request with a visitor's token may arrive after the sign-in that replaced the token. Clearing the cookies
      // would then delete the browser's new session cookie. So cookies are cleared only if the request has the hint
      // cookie, which visitors do not have.
      const isInvalid = hasSession && hasHint && (await this.loadReplaced(token)).sessionId === null;
      return { caller: CALLER_WITHOUT_SESSION, change: isInvalid ? { kind: 'clear' } : null };
    }
    const { sessionId, account, isStale } = found;
    const isRenewed = isStale && (await this.sessions.renew(sessionId));
    const caller: Caller =
      account === null
        ? { sessionId, userId: null, role: null }
        : { sessionId, userId: account.id, role: account.role, account };
    const isSignedIn = account !== null;
    return { caller, change: isRenewed ? { kind: 'set', token, isSignedIn } : null };
  }

  /**
   * Returns the caller for a token that a purchase replaced, limited to the bought assessment. Call this only for
   * signing out and for routes that declare {@link AcceptsReplacedToken}.
   */
  async loadReplaced(token: string | null): Promise<Caller> {
    const found = token === null ? null : await this.replacedTokens.findByToken(hashToken(token));
    return found ? toLimitedCaller(found) : CALLER_WITHOUT_SESSION;
  }

  /**
   * Returns the caller's session. Opens one for a visitor who has none, so call it only before storing data for the
   * session. Throws a 429 if a network opens too many.
   */
  async open(caller: Caller, address: string): Promise<ChangedSession<CallerWithSession>> {
    const { sessionId } = caller;
    if (sessionId !== null) return { caller: { ...caller, sessionId }, change: null };
    await this.throttle.take(NEW_VISITOR_THROTTLE, toNetwork(address));
    const token = createToken();
    const id = await this.sessions.insert(this.database.manager, {
      tokenHash: hashToken(token),
      userId: null,
      device: null,
    });
    return {
      caller: { sessionId: id, userId: null, role: null },
      change: { kind: 'set', token, isSignedIn: false },
    };
  }

  /**
   * Returns the caller with the session's current account, and locks the session until the transaction ends. Throws a
   * 401 if the session has ended during the request.
   * @param ownerLock name of an advisory lock that is also taken, for the owner of the session; null to take none
   */
  async lockSession(
    manager: EntityManager,
    caller: CallerWithSession,
    ownerLock: string | null = null,
  ): Promise<CallerWithSession> {
    const row = await this.sessions.lockSession(manager, caller.sessionId, ownerLock);
    if (!row) throw new SessionEndedError();
    return { ...caller, userId: row.userId };
  }

  /**
   * Signs the user in with a new token. The account becomes the owner of all data that was stored for the visitor's
   * session. An administrator's sign-in waits until the second factor is checked or set up. Throws a 401 if the account
   * has been deleted.
   */
  async signIn(session: RequestSession, user: UserEntity): Promise<SignedInUser> {
    const factorNeed = await this.factorNeed(user);
    return factorNeed === null
      ? this.completeSignIn(session, user)
      : this.startFactorChallenge(session, user, factorNeed);
  }

  /** Signs in a user whose password and, if required, second factor have been checked. */
  async completeSignIn(session: RequestSession, user: UserEntity): Promise<SignedInUser> {
    const token = await this.database.transaction(async (manager) => {
      if (!(await this.users.lock(manager, user.id))) throw new SessionEndedError();
      const { token: used } = session;
      if (used !== null) await this.replacedTokens.end(manager, hashToken(used));
      return this.attachSession(manager, session, user);
    });
    return { user, change: { kind: 'set', token, isSignedIn: true } };
  }

  isProven({ sessionId }: Caller): Promise<boolean> {
    return sessionId === null ? Promise.resolve(false) : this.sessions.isProven(sessionId);
  }

  endAll(manager: EntityManager, userId: string): Promise<void> {
    return this.endOthers(manager, userId, CALLER_WITHOUT_SESSION);
  }

  /** Ends an account's sessions except the caller's, and deletes the account's tokens that purchases have replaced. */
  async endOthers(manager: EntityManager, userId: string, { sessionId }: Caller): Promise<void> {
    await this.replacedTokens.endAllOfUser(manager, userId);
    await this.sessions.endAllOfUser(manager, userId, sessionId);
  }

  /** Returns the account's sessions, most recently used first. */
  async listFor(caller: Caller & { userId: string }): Promise<AccountSession[]> {
    const rows = await this.sessions.listFor(caller.userId);
    return rows.map(({ id, device, seenAt }) => ({
      id,
      device,
      lastSeenAt: seenAt.toISOString(),
      current: id === caller.sessionId,
    }));
  }

  /**
   * Ends one session of the caller's account, or all its sessions except the caller's. Returns the change of the
   * caller's own cookies. Throws a 404 for a session of another account.
   */
  async endOwn(caller: Caller & { userId: string }, session: string): Promise<SessionChange | null> {
    const recordEnd = () => this.security.record('sessions_ended', 'ok', { userId: caller.userId, action: 'own' });
    if (session === OTHER_SESSIONS_ID) {
      await this.database.transaction((manager) => this.endOthers(manager, caller.userId, caller));
      recordEnd();
      return null;
    }
    if (!(await this.sessions.endOneOfUser(caller.userId, session))) throw new NotFoundError();
    recordEnd();
    return session === caller.sessionId ? { kind: 'signOut', userId: caller.userId } : null;
  }

  /**
   * Ends the request's session, even if a purchase replaced its token. In that case the reply does not reveal the
   * account.
   */
  async signOut({ caller, token }: RequestSession): Promise<SessionChange> {
    if (caller.sessionId !== null) return this.end(caller);
    await this.end(await this.loadReplaced(token));
    return { kind: 'signOut', userId: null };
  }

  async end({ sessionId, userId }: Caller): Promise<SessionChange> {
    if (sessionId !== null) await this.sessions.end(sessionId);
    return { kind: 'signOut', userId };
  }

  private async factorNeed({ id, role }: UserEntity): Promise<MissingFactorStep | null> {
    if (!isStaff(role)) return null;
    if (await this.factors.isConfirmed(id)) return 'code';
    return this.config.production ? 'enrol' : null;
  }

  /** Starts a session that belongs to no account until the second factor has been checked. */
  private async startFactorChallenge(
    { caller, device }: RequestSession,
    user: UserEntity,
    need: MissingFactorStep,
  ): Promise<SignedInUser> {
    const token = createToken();
    const entry = { tokenHash: hashToken(token), userId: user.id };
    await this.database.transaction(async (manager) => {
      const { sessionId } = caller;
      if (sessionId !== null && (await this.sessions.waitForFactor(manager, sessionId, entry))) return;
      const visitor = { tokenHash: entry.tokenHash, userId: null, device };
      const id = await this.sessions.insert(manager, visitor);
      await this.sessions.waitForFactor(manager, id, entry);
    });
    return { user, change: { kind: 'set', token, isSignedIn: false }, need };
  }

  private async attachSession(
    manager: EntityManager,
    { caller: { sessionId }, device }: RequestSession,
    user: UserEntity,
  ): Promise<string> {
    const token = createToken();
    const hash = hashToken(token);
    const entry = { tokenHash: hash, userId: user.id, device };
    const wasKept = sessionId !== null && (await this.sessions.signIn(manager, sessionId, entry));
    const id = wasKept ? sessionId : await this.sessions.insert(manager, entry);
    await this.replacedTokens.endAllOfUser(manager, user.id);
    await this.events.emit(manager, 'user.signed-in', { sessionId: id, userId: user.id });
    return token;
  }
}
