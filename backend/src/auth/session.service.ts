import { SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { networkOf, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { SessionEndedError } from './auth.errors.js';
import { type Caller, type KnownCaller, NOBODY } from './caller.js';
import { SESSION_COOKIE, SessionCookies } from './session.cookies.js';
import { SessionRepository } from './session.repository.js';
import { hashToken, isToken, newToken } from './session-token.js';
import { SignInHooks } from './sign-in.hooks.js';
import type { UserEntity } from './user.entity.js';

/** A whole university behind one address stays below this; a flood does not fill the table. */
const NEW_VISITORS: ThrottleRule = {
  name: 'new-visitors',
  points: 2_000,
  seconds: 60 * 60,
  message: 'Too many new visits came from your network. Please try again in an hour.',
};

interface SignedIn {
  token: string;
  caller: KnownCaller;
}

/** Opens, renews, changes and ends the sessions behind the cookie. */
@Injectable()
export class SessionService implements OnApplicationBootstrap {
  private readonly cookies: SessionCookies;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly database: DataSource,
    private readonly hooks: SignInHooks,
    private readonly throttle: Throttle,
    @Inject(CONFIG) config: Config,
  ) {
    this.cookies = new SessionCookies(config.http.publicUrl.startsWith('https://'));
  }

  onApplicationBootstrap(): void {
    this.hooks.assertRegistered();
  }

  /** Who is behind the request's cookie; renews the cookie's life once a day. */
  async load(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined) return NOBODY;
    const row = isToken(token) ? await this.sessions.find(hashToken(token)) : null;
    if (!row) {
      // A visitor's call may arrive after the sign-in that gave the session its new token: what the
      // browser has by then must not be cleared. Without the hint there is nothing to clear.
      if (request.cookies[SIGNED_IN_HINT_COOKIE] !== undefined) this.cookies.clear(reply);
      return NOBODY;
    }
    if (row.stale && isToken(token) && (await this.sessions.renew(row.id))) {
      this.cookies.set(reply, token, row.userId !== null);
    }
    return { sessionId: row.id, userId: row.userId, role: row.role };
  }

  /**
   * The caller's session, made now for a visitor who has none: only where there is something to keep.
   * Throws a 429 where one network opens too many.
   */
  async open(caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<KnownCaller> {
    if (caller.sessionId !== null) return { ...caller, sessionId: caller.sessionId };
    await this.throttle.take(NEW_VISITORS, networkOf(request.ip));
    const token = newToken();
    const id = await this.sessions.insert(this.database.manager, hashToken(token), null);
    this.cookies.set(reply, token, false);
    return { sessionId: id, userId: null, role: null };
  }

  /**
   * The caller as the session stands now, which may have been signed in or ended since the request
   * began; it stays so until the transaction ends. Throws a 401 where it has ended.
   */
  async hold(manager: EntityManager, caller: KnownCaller): Promise<KnownCaller> {
    const row = await this.sessions.hold(manager, caller.sessionId);
    if (!row) throw new SessionEndedError();
    return { ...caller, userId: row.userId };
  }

  /** Signs the user in under a new token; what the visitor's session owns becomes the account's. */
  async signIn(caller: Caller, reply: FastifyReply, user: UserEntity): Promise<KnownCaller> {
    const signedIn = await this.database.transaction((manager) =>
      this.enter(manager, caller, user),
    );
    return this.welcome(reply, signedIn);
  }

  /**
   * Makes an account and signs it in: both happen or neither does, so that the same call may be made
   * again after a failure. Null when `make` made none.
   */
  async signInNew(
    caller: Caller,
    reply: FastifyReply,
    make: (manager: EntityManager) => Promise<UserEntity | null>,
  ): Promise<KnownCaller | null> {
    const signedIn = await this.database.transaction(async (manager) => {
      const user = await make(manager);
      return user && this.enter(manager, caller, user);
    });
    return signedIn && this.welcome(reply, signedIn);
  }

  /** Ends an account's sessions, but for the caller's own. */
  endOthers(manager: EntityManager, userId: string, { sessionId }: Caller): Promise<void> {
    return this.sessions.endAllOf(manager, userId, sessionId);
  }

  async end(caller: Caller, reply: FastifyReply): Promise<void> {
    if (caller.sessionId !== null) await this.sessions.end(caller.sessionId);
    this.cookies.clear(reply);
  }

  private async enter(
    manager: EntityManager,
    { sessionId }: Caller,
    user: UserEntity,
  ): Promise<SignedIn> {
    const token = newToken();
    const hash = hashToken(token);
    const kept =
      sessionId !== null && (await this.sessions.signIn(manager, sessionId, hash, user.id));
    const id = kept ? sessionId : await this.sessions.insert(manager, hash, user.id);
    await this.hooks.run(manager, { sessionId: id, userId: user.id });
    return { token, caller: { sessionId: id, userId: user.id, role: user.role } };
  }

  /** Hands the new token over, once it is stored. */
  private welcome(reply: FastifyReply, { token, caller }: SignedIn): KnownCaller {
    this.cookies.set(reply, token, true);
    return caller;
  }
}
