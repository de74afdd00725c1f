import { createHash, hkdfSync } from 'node:crypto';

/** The secrets that keys are derived from: the current one, and the previous one, which is only used for reading. */
export interface KeySources {
  secretKey: string;
  previousSecretKey: string | null;
}

/**
 * Returns 32 bytes derived from SECRET_KEY for one purpose (HKDF-SHA256). Each purpose has its own, so
 * that one key's disclosure does not disclose the others.
 */
export const deriveKey = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'bearings', purpose, 32));

/** A key with a short id, which is stored with everything the key encrypts or hashes and reveals nothing. */
export interface NamedKey {
  id: string;
  key: Buffer;
}

/** Keys of one purpose: data is written with `current`, and read with any of them. */
export interface KeySet {
  current: NamedKey;
  all: readonly NamedKey[];
}

/** Derives the keys of one purpose from SECRET_KEY and, while that is being replaced, from the previous key. */
export function deriveKeySet(sources: KeySources, purpose: string): KeySet {
  const named = (secretKey: string): NamedKey => {
    const key = deriveKey(secretKey, purpose);
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
  };
  const current = named(sources.secretKey);
  const previous = sources.previousSecretKey;
  return { current, all: previous === null ? [current] : [current, named(previous)] };
}
