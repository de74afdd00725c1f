import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, KnownCaller } from '../access/caller.js';
import type { RequestSession, SessionChange } from './session-change.js';
import { SessionCookies } from './session.cookies.js';
import { SessionService } from './session.service.js';

/** Connects sessions with HTTP: passes a request's cookies to the service and sets a reply's. */
@Injectable()
export class RequestSessions {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
  ) {}

  /** Returns the request's session; renews its cookie once a day and clears an invalid one. */
  async load(request: FastifyRequest, reply: FastifyReply): Promise<RequestSession> {
    const sent = this.cookies.read(request);
    const { caller, change } = await this.sessions.load(sent);
    this.setCookies(reply, change);
    return { caller, token: sent.token };
  }

  /** Returns the caller's session; opens one for a visitor without. Throws a 429 beyond the limit. */
  async open(caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<KnownCaller> {
    const opened = await this.sessions.open(caller, request.ip);
    this.setCookies(reply, opened.change);
    return opened.caller;
  }

  /** Returns the token in the request's cookie, or null when it has not the form of one. */
  tokenIn(request: FastifyRequest): string | null {
    return this.cookies.read(request).token;
  }

  setCookies(reply: FastifyReply, change: SessionChange | null): void {
    if (change) this.cookies.apply(reply, change);
  }
}
