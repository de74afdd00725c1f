import { createHmac, hash, randomBytes } from 'node:crypto';

const TOKEN_PATTERN = /^[\w-]{43}$/;

/** Returns 32 random bytes in base64url. The database stores only their SHA-256. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns a secret for {@link deriveSuccessor}. */
export const createSuccessorKey = (): Buffer => randomBytes(32);

/**
 * Returns the token that replaces `token`: its HMAC-SHA256 with the server's secret `key`. The same pair always gives
 * the same successor, which cannot be computed from the token alone.
 */
export const deriveSuccessor = (token: string, key: Buffer): string =>
  createHmac('sha256', key).update(token).digest('base64url');

export const isToken = (value: string | undefined): value is string => value !== undefined && TOKEN_PATTERN.test(value);

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
