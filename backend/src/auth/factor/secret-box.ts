import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeySet, NamedKey } from '../../config/derived-key.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const OPTIONS = { authTagLength: TAG_BYTES };

/** Algorithms that are read, by name. All of them take 32 bytes of key and 12 of nonce, and authenticate. */
const ALGORITHMS = {
  'aes-256-gcm': {
    seal: (key: Buffer, nonce: Buffer) => createCipheriv('aes-256-gcm', key, nonce, OPTIONS),
    open: (key: Buffer, nonce: Buffer) => createDecipheriv('aes-256-gcm', key, nonce, OPTIONS),
  },
  'chacha20-poly1305': {
    seal: (key: Buffer, nonce: Buffer) => createCipheriv('chacha20-poly1305', key, nonce, OPTIONS),
    open: (key: Buffer, nonce: Buffer) =>
      createDecipheriv('chacha20-poly1305', key, nonce, OPTIONS),
  },
};
type Algorithm = keyof typeof ALGORITHMS;

/** The one that writes. */
const CURRENT: Algorithm = 'aes-256-gcm';

/** An encrypted text, and what it was encrypted with. */
export interface Sealed {
  bytes: Buffer;
  /** Algorithm and key, as `aes-256-gcm.1a2b3c4d`; null from before they were named. */
  sealedBy: string | null;
}

const nameOf = (algorithm: Algorithm, { id }: NamedKey): string => `${algorithm}.${id}`;

/** Encrypts secrets at rest. Algorithm and key are named beside each, so that both can be replaced. */
export class SecretBox {
  constructor(private readonly keys: KeySet) {}

  /** Returns nonce, tag and cipher text. `owner` is authenticated: another's row fails. */
  seal(owner: string, text: string, algorithm: Algorithm = CURRENT): Sealed {
    const { current } = this.keys;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = ALGORITHMS[algorithm].seal(current.key, nonce);
    cipher.setAAD(Buffer.from(owner), { plaintextLength: Buffer.byteLength(text) });
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return {
      bytes: Buffer.concat([nonce, cipher.getAuthTag(), sealed]),
      sealedBy: nameOf(algorithm, current),
    };
  }

  /** Returns the text of {@link seal}. Throws when key, owner or bytes are not the same. */
  unseal(owner: string, { bytes, sealedBy }: Sealed): string {
    const algorithm = algorithmOf(sealedBy);
    const faults: unknown[] = [];
    // The name is not asked for the key: a former release writes without one.
    for (const { key } of this.keys.all) {
      try {
        return open(algorithm, key, owner, bytes);
      } catch (error) {
        faults.push(error);
      }
    }
    throw new AggregateError(faults, 'No key of SECRET_KEY or SECRET_KEY_PREVIOUS opens a secret.');
  }

  /** Returns whether the present algorithm and key wrote it. */
  isCurrent({ sealedBy }: Sealed): boolean {
    return sealedBy === nameOf(CURRENT, this.keys.current);
  }
}

function open(algorithm: Algorithm, key: Buffer, owner: string, bytes: Buffer): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = ALGORITHMS[algorithm].open(key, nonce);
  decipher.setAAD(Buffer.from(owner), { plaintextLength: sealed.length });
  decipher.setAuthTag(tag);
  const text = decipher.update(sealed);
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** Rows without a name are from before names, of the first algorithm. */
const algorithmOf = (sealedBy: string | null): Algorithm =>
  sealedBy?.startsWith('chacha20-poly1305.') ? 'chacha20-poly1305' : 'aes-256-gcm';
