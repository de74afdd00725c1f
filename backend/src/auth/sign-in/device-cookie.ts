import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '../../config/config.js';
import { deriveKey } from '../../config/derived-key.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A random part and the HMAC of it with the account's email, both in base64url. */
const FORM = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Marks a browser that has signed in to an account. It gives the browser its own count of login
 * attempts, so that a stranger's attempts cannot lock the owner out. It does not sign in.
 */
@Injectable()
export class DeviceCookie {
  private readonly key: Buffer;
  private readonly name: string;
  private readonly attributes: CookieSerializeOptions;

  constructor(@Inject(CONFIG) config: Config) {
    const secure = config.http.publicUrl.startsWith('https://');
    this.key = deriveKey(config.secretKey, 'device-cookie');
    this.name = secure ? '__Host-bearings_device' : 'bearings_device';
    this.attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: YEAR_SECONDS };
  }

  /** Returns the browser's id for this account; null for a browser that the account does not know. */
  read(request: FastifyRequest, email: string): string | null {
    const [, id, proof] = FORM.exec(request.cookies[this.name] ?? '') ?? [];
    if (id === undefined || proof === undefined) return null;
    return timingSafeEqual(Buffer.from(proof), Buffer.from(this.proofOf(id, email))) ? id : null;
  }

  /** Sets the cookie after a sign-in, unless the browser has it already. */
  set(request: FastifyRequest, reply: FastifyReply, email: string): void {
    if (this.read(request, email) !== null) return;
    const id = randomBytes(16).toString('base64url');
    reply.setCookie(this.name, `${id}.${this.proofOf(id, email)}`, this.attributes);
  }

  private proofOf(id: string, email: string): string {
    return createHmac('sha256', this.key)
      .update(`${id}.${email.toLowerCase()}`)
      .digest('base64url');
  }
}
