import { SIGNED_IN_HINT_COOKIE, SIGNED_OUT_COOKIE } from '@bearings/contracts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/config.js';
import { hasSignedInHint } from '../../platform/http/signed-in-hint.js';
import type { SessionChange } from './session-change.js';
import { isToken } from './session-token.js';
import { SESSION_DAYS } from './session.repository.js';

/** The name over http, and over https before the `__Host-` prefix. */
export const SESSION_COOKIE = 'bearings_session';

/** With this prefix browsers accept the cookie only from this host, over https and for every path. */
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`;

const LIFE_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** What a request's cookies say about its session. */
export interface SentCookies {
  hasSession: boolean;
  /** Null when the session's cookie is missing or malformed. */
  token: string | null;
  /** Whether the token came in a cookie under the name from before the prefix. */
  isOldCookie: boolean;
  hasHint: boolean;
}

/** Reads and sets the session's cookie, and the two cookies that scripts may read. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.secure = config.http.publicUrl.startsWith('https://');
    this.name = this.secure ? HOST_COOKIE : SESSION_COOKIE;
  }

  read(request: FastifyRequest): SentCookies {
    const current = request.cookies[this.name];
    const token = current ?? request.cookies[SESSION_COOKIE];
    return {
      hasSession: token !== undefined,
      token: isToken(token) ? token : null,
      isOldCookie: current === undefined && this.secure,
      hasHint: hasSignedInHint(request),
    };
  }

  apply(reply: FastifyReply, change: SessionChange): void {
    this.removeOldCookie(reply);
    if (change.kind === 'set') {
      const { token, isSignedIn } = change;
      reply.setCookie(this.name, token, this.lasting({ httpOnly: true }));
      if (isSignedIn) reply.setCookie(SIGNED_IN_HINT_COOKIE, '1', this.lasting());
      return;
    }
    reply.setCookie(this.name, '', this.attributes({ httpOnly: true, maxAge: 0 }));
    reply.setCookie(SIGNED_IN_HINT_COOKIE, '', this.attributes({ maxAge: 0 }));
    if (change.kind === 'signOut') reply.setCookie(SIGNED_OUT_COOKIE, '1', this.lasting());
  }

  private removeOldCookie(reply: FastifyReply): void {
    if (!this.secure || reply.request.cookies[SESSION_COOKIE] === undefined) return;
    reply.setCookie(SESSION_COOKIE, '', this.attributes({ httpOnly: true, maxAge: 0 }));
  }

  private lasting(extra: CookieSerializeOptions = {}): CookieSerializeOptions {
    return this.attributes({ ...extra, maxAge: LIFE_SECONDS });
  }

  private attributes(extra: CookieSerializeOptions): CookieSerializeOptions {
    return { path: '/', sameSite: 'lax', secure: this.secure, ...extra };
  }
}
