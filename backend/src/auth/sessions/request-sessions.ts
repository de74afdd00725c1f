import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallRequest } from '../../platform/http/early-calls.js';
import type { Caller, KnownCaller } from '../access/caller.js';
import { type SignedInDto, userReply } from '../auth.dto.js';
import { FactorNeededError } from '../auth.errors.js';
import { CheckoutCookie } from './checkout-cookie.js';
import { deviceOf } from './device.js';
import { type FoundSession, keyOf, type SessionKey, unchangedCaller } from './live-session.js';
import type { RequestSession, SessionChange, SignedInUser } from './session-change.js';
import { hashToken } from './session-token.js';
import { SessionCookies } from './session.cookies.js';
import { SessionService } from './session.service.js';

/** Connects sessions with HTTP: passes a request's cookies to the service and sets a reply's. */
@Injectable()
export class RequestSessions {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
    private readonly checkout: CheckoutCookie,
  ) {}

  /** Returns the request's session; renews its cookie once an hour and clears an invalid one. */
  async load(request: FastifyRequest, reply: FastifyReply): Promise<RequestSession> {
    return this.of(await this.admit(await this.find(request), request, reply), request);
  }

  /** Finds the request's session. */
  find(request: FastifyRequest): Promise<FoundSession | null> {
    return this.sessions.find(this.cookies.read(request));
  }

  /** Returns what finds the request's session, for a statement that does so itself; null for no token. */
  keyOf(request: CallRequest): SessionKey | null {
    return keyOf(this.cookies.read(request));
  }

  /** Returns the token of the request's cookies, which may be invalid. */
  tokenOf(request: FastifyRequest): string | null {
    return this.cookies.read(request).token;
  }

  /**
   * Returns the caller of a session that a statement has found by {@link keyOf}, null for none; renews its
   * cookie once an hour and clears an invalid one.
   */
  async admit(
    found: FoundSession | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Caller> {
    const { caller, change } = await this.sessions.admit(this.cookies.read(request), found);
    this.setCookies(reply, change);
    return caller;
  }

  /** Returns the caller of a session that was found, if neither it nor its cookies have to change; else null. */
  unchanged(found: FoundSession | null, request: CallRequest): Caller | null {
    return unchangedCaller(this.cookies.read(request), found);
  }

  /** Returns the caller's session; opens one for a visitor without. Throws a 429 beyond the limit. */
  async open(caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<KnownCaller> {
    const opened = await this.sessions.open(caller, request.ip);
    this.setCookies(reply, opened.change);
    return opened.caller;
  }

  /** Opens a session for a visitor without one; returns what finds it. Throws a 429 beyond the limit. */
  async openNew(request: FastifyRequest, reply: FastifyReply): Promise<SessionKey> {
    const { token } = await this.sessions.openNew(request.ip);
    this.setCookies(reply, { kind: 'set', token, isSignedIn: false });
    return { tokenHash: hashToken(token) };
  }

  /** Returns the session of a caller that the access guard has found. */
  of(caller: Caller, request: FastifyRequest): RequestSession {
    const { token } = this.cookies.read(request);
    const openedCheckout = token !== null && this.checkout.isShown(request, token);
    return { caller, token, openedCheckout, device: deviceOf(request.headers['user-agent']) };
  }

  /** Marks the browser of a visitor who opened the checkout, so that the purchase signs it in. */
  markCheckout({ userId }: Caller, request: FastifyRequest, reply: FastifyReply): void {
    const { token } = this.cookies.read(request);
    if (userId === null && token !== null) this.checkout.set(request, reply, token);
  }

  /** Sets the cookies of a sign-in. Throws a 403 while it waits for the second factor. */
  finishSignIn(reply: FastifyReply, { user, change, need }: SignedInUser): SignedInDto {
    this.setCookies(reply, change);
    if (need !== undefined) throw new FactorNeededError(need);
    return { user: userReply(user) };
  }

  setCookies(reply: FastifyReply, change: SessionChange | null): void {
    if (change) this.cookies.apply(reply, change);
  }
}
