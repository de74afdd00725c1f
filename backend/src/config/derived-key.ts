import { hkdfSync } from 'node:crypto';

/**
 * Returns 32 bytes derived from SECRET_KEY for one purpose (HKDF-SHA256). Each purpose has its own, so
 * that one key's disclosure does not disclose the others.
 */
export const deriveKey = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'bearings', purpose, 32));
