import {
  COOKIES,
  HOST_COOKIE_PREFIX,
  SIGNED_IN_HINT_COOKIE,
  SIGNED_OUT_COOKIE,
  UNKNOWN_ACCOUNT_VALUE,
} from '@bearings/contracts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/config.js';
import { hasSignedInHint } from '../../platform/http/signed-in-hint.js';
import type { SessionChange } from './session-change.js';
import { isToken } from './session-token.js';
import { SESSION_DAYS } from './session.repository.js';

/** The cookie's name over http. Over https it has the `__Host-` prefix. */
export const SESSION_COOKIE = COOKIES.session;

const COOKIE_LIFETIME_SECONDS = SESSION_DAYS * 24 * 60 * 60;

export interface ReceivedCookies {
  hasSession: boolean;
  /** Null if the session cookie is missing or malformed. */
  token: string | null;
  hasHint: boolean;
}

/**
 * Reads and sets the session cookie and the two cookies that scripts may read. Over https, the names of all three have
 * the `__Host-` prefix.
 */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;
  private readonly prefix: string;
  private readonly name: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.secure = config.http.publicUrl.startsWith('https://');
    this.prefix = this.secure ? HOST_COOKIE_PREFIX : '';
    this.name = this.prefix + SESSION_COOKIE;
  }

  read(request: Pick<FastifyRequest, 'cookies'>): ReceivedCookies {
    const token = request.cookies[this.name];
    return {
      hasSession: token !== undefined,
      token: isToken(token) ? token : null,
      hasHint: hasSignedInHint(request),
    };
  }

  apply(reply: FastifyReply, change: SessionChange): void {
    const { name, prefix } = this;
    if (change.kind === 'set') {
      const { token, isSignedIn } = change;
      reply.setCookie(name, token, this.lastingAttributes({ httpOnly: true }));
      if (isSignedIn) reply.setCookie(prefix + SIGNED_IN_HINT_COOKIE, '1', this.lastingAttributes());
      return;
    }
    reply.setCookie(name, '', this.attributes({ httpOnly: true, maxAge: 0 }));
    reply.setCookie(prefix + SIGNED_IN_HINT_COOKIE, '', this.attributes({ maxAge: 0 }));
    if (change.kind === 'signOut') {
      const account = change.userId ?? UNKNOWN_ACCOUNT_VALUE;
      reply.setCookie(prefix + SIGNED_OUT_COOKIE, account, this.lastingAttributes());
      if (reply.request.cookies[prefix + COOKIES.checkout] === undefined) return;
      const removalAttributes = this.attributes({ httpOnly: true, maxAge: 0 });
      reply.setCookie(prefix + COOKIES.checkout, '', removalAttributes);
    }
  }

  private lastingAttributes(extra: CookieSerializeOptions = {}): CookieSerializeOptions {
    return this.attributes({ ...extra, maxAge: COOKIE_LIFETIME_SECONDS });
  }

  private attributes(extra: CookieSerializeOptions): CookieSerializeOptions {
    return { path: '/', sameSite: 'lax', secure: this.secure, ...extra };
  }
}
