import { COOKIES, HOST_COOKIE_PREFIX } from '@bearings/contracts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '../../config/config.js';
import { deriveKeySet, type KeySet, type NamedKey } from '../../config/derived-key.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Matches a random id and an HMAC, both in base64url. The HMAC is computed from the id and the account's email. */
const COOKIE_PATTERN = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Marks a browser that has signed in to an account. Login attempts from it are counted separately, so that other
 * people's attempts cannot lock the owner out. The cookie alone does not sign anyone in.
 */
@Injectable()
export class DeviceCookie {
  private readonly keys: KeySet;
  private readonly name: string;
  private readonly attributes: CookieSerializeOptions;

  constructor(@Inject(CONFIG) config: Config) {
    const secure = config.http.publicUrl.startsWith('https://');
    this.keys = deriveKeySet(config, 'device-cookie');
    this.name = `${secure ? HOST_COOKIE_PREFIX : ''}${COOKIES.device}`;
    this.attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: YEAR_SECONDS };
  }

  /** Returns the browser's id for this account; null if the browser has never signed in to it. */
  read(request: FastifyRequest, email: string): string | null {
    return this.find(request, email)?.id ?? null;
  }

  /** Sets the cookie after a sign-in, unless the browser already has one that was created with the current key. */
  set(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const knownDevice = this.find(request, email);
    if (knownDevice?.isCurrent) return;
    const id = knownDevice?.id ?? randomBytes(16).toString('base64url');
    const proof = createProof(this.keys.current, id, email);
    reply.setCookie(this.name, `${id}.${proof}`, this.attributes);
  }

  private find(request: FastifyRequest, email: string): { id: string; isCurrent: boolean } | null {
    const [, id, proof] = COOKIE_PATTERN.exec(request.cookies[this.name] ?? '') ?? [];
    if (id === undefined || proof === undefined) return null;
    const key = this.keys.all.find((each) =>
      timingSafeEqual(Buffer.from(proof), Buffer.from(createProof(each, id, email))),
    );
    return key === undefined ? null : { id, isCurrent: key === this.keys.current };
  }
}

const createProof = ({ key }: NamedKey, id: string, email: string): string =>
  createHmac('sha256', key).update(`${id}.${email}`).digest('base64url');
