import { SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { SESSION_DAYS } from './session.repository.js';

export const SESSION_COOKIE = 'bearings_session';

const LIFE_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Sets and clears the session's cookie and the hint that scripts may read. */
export class SessionCookies {
  constructor(private readonly secure: boolean) {}

  set(reply: FastifyReply, token: string, signedIn: boolean): void {
    reply.setCookie(
      SESSION_COOKIE,
      token,
      this.attributes({ httpOnly: true, maxAge: LIFE_SECONDS }),
    );
    if (signedIn) {
      reply.setCookie(SIGNED_IN_HINT_COOKIE, '1', this.attributes({ maxAge: LIFE_SECONDS }));
    }
  }

  clear(reply: FastifyReply): void {
    reply.setCookie(SESSION_COOKIE, '', this.attributes({ httpOnly: true, maxAge: 0 }));
    reply.setCookie(SIGNED_IN_HINT_COOKIE, '', this.attributes({ maxAge: 0 }));
  }

  private attributes(extra: CookieSerializeOptions): CookieSerializeOptions {
    return { path: '/', sameSite: 'lax', secure: this.secure, ...extra };
  }
}
