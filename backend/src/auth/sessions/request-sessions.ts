import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller, CallerWithSession } from '../access/caller.js';
import { type SignedInDto, toUserReply } from '../auth.dto.js';
import { FactorNeededError } from '../auth.errors.js';
import { CheckoutCookie } from './checkout-cookie.js';
import { describeDevice } from './device.js';
import type { RequestSession, SessionChange, SignedInUser } from './session-change.js';
import { SessionCookies } from './session.cookies.js';
import { SessionService } from './session.service.js';

/** Connects sessions with HTTP: passes a request's cookies to the service, and sets the cookies of the reply. */
@Injectable()
export class RequestSessions {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
    private readonly checkout: CheckoutCookie,
  ) {}

  /** Returns the request's session. Renews its cookie once an hour, and clears an invalid one. */
  async load(reply: FastifyReply): Promise<RequestSession> {
    return this.toRequestSession(await this.findCaller(reply), reply);
  }

  /**
   * Like {@link load}, but returns only the caller. With `acceptsReplaced`, also accepts a token that a purchase
   * replaced.
   */
  async findCaller(reply: FastifyReply, acceptsReplaced = false): Promise<Caller> {
    const cookies = this.cookies.read(reply.request);
    const { caller, change } = await this.sessions.load(cookies);
    this.setCookies(reply, change);
    const isUnknown = caller.sessionId === null && acceptsReplaced;
    return isUnknown ? this.sessions.loadReplaced(cookies.token) : caller;
  }

  /** Returns the caller's session. Opens one for a visitor who has none. Throws a 429 above the limit. */
  async open(caller: Caller, reply: FastifyReply): Promise<CallerWithSession> {
    const openedSession = await this.sessions.open(caller, reply.request.ip);
    this.setCookies(reply, openedSession.change);
    return openedSession.caller;
  }

  /** Returns the session of the caller that the caller guard found. */
  toRequestSession(caller: Caller, { request }: FastifyReply): RequestSession {
    const { token } = this.cookies.read(request);
    const openedCheckout = token !== null && this.checkout.verify(request, token);
    return { caller, token, openedCheckout, device: describeDevice(request.headers['user-agent']) };
  }

  /** Marks the browser in which a visitor opened the checkout, so that the purchase can sign it in. */
  markCheckout({ userId }: Caller, reply: FastifyReply): void {
    const { token } = this.cookies.read(reply.request);
    if (userId === null && token !== null) this.checkout.set(reply, token);
  }

  /** Sets the cookies of a sign-in. Throws a 403 if the second factor is still missing. */
  finishSignIn(reply: FastifyReply, { user, change, need }: SignedInUser): SignedInDto {
    this.setCookies(reply, change);
    if (need !== undefined) throw new FactorNeededError(need);
    return { user: toUserReply(user) };
  }

  setCookies(reply: FastifyReply, change: SessionChange | null): void {
    if (change) this.cookies.apply(reply, change);
  }
}
