import { createHash, hkdfSync } from 'node:crypto';

/** The secrets from which keys are derived. The previous one is used only for reading older data. */
export interface KeySources {
  secretKey: string;
  previousSecretKey: string | null;
}

/**
 * Returns 32 bytes derived from SECRET_KEY for one purpose (HKDF-SHA256). Each purpose has its own key, so that
 * disclosing one does not disclose the others.
 */
export const deriveKey = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'bearings', purpose, 32));

/**
 * A key with a short id. The id is stored with all data that the key encrypts or hashes, and reveals nothing about the
 * key.
 */
export interface NamedKey {
  id: string;
  key: Buffer;
}

/** The keys of one purpose: data is written with `current` and read with any of them. */
export interface KeySet {
  current: NamedKey;
  all: readonly NamedKey[];
}

/** Derives the keys of one purpose from SECRET_KEY and, while that is being replaced, from the previous key. */
export function deriveKeySet(sources: KeySources, purpose: string): KeySet {
  const withKeyId = (secretKey: string): NamedKey => {
    const key = deriveKey(secretKey, purpose);
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
  };
  const currentKey = withKeyId(sources.secretKey);
  const previousKey = sources.previousSecretKey;
  return {
    current: currentKey,
    all: previousKey === null ? [currentKey] : [currentKey, withKeyId(previousKey)],
  };
}
