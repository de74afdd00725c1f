import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** 32 random bytes for the cookie; only their SHA-256 is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (value: string | undefined): value is string =>
  value !== undefined && TOKEN.test(value);

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
