import { COOKIES, HOST_COOKIE_PREFIX } from '@bearings/contracts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '../../config/config.js';
import { deriveKeySet, type KeySet, type NamedKey } from '../../config/derived-key.js';
import { SESSION_DAYS } from './session.repository.js';

/**
 * Marks the browser in which a visitor opened the checkout. A purchase signs only that browser in; the visitor's token
 * is not enough, because another person may have it too.
 */
@Injectable()
export class CheckoutCookie {
  private readonly keys: KeySet;
  private readonly name: string;
  private readonly attributes: CookieSerializeOptions;

  constructor(@Inject(CONFIG) config: Config) {
    const secure = config.http.publicUrl.startsWith('https://');
    this.keys = deriveKeySet(config, 'checkout-cookie');
    this.name = `${secure ? HOST_COOKIE_PREFIX : ''}${COOKIES.checkout}`;
    const maxAge = SESSION_DAYS * 24 * 60 * 60;
    this.attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge };
  }

  /** Returns whether the request comes from the browser that opened the checkout with this token. */
  verify(request: FastifyRequest, token: string): boolean {
    const shownKey = Buffer.from(request.cookies[this.name] ?? '');
    return this.keys.all.some((key) => {
      const expected = Buffer.from(createProof(key, token));
      return shownKey.length === expected.length && timingSafeEqual(shownKey, expected);
    });
  }

  /**
   * Sets the cookie if the browser does not have it. Its value depends only on the token, so repeating the request
   * after a lost reply sets the same cookie.
   */
  set(reply: FastifyReply, token: string): void {
    if (this.verify(reply.request, token)) return;
    reply.setCookie(this.name, createProof(this.keys.current, token), this.attributes);
  }
}

const createProof = ({ key }: NamedKey, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');
