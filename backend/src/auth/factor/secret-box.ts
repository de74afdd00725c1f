import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeySet, NamedKey } from '../../config/derived-key.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const CIPHER_OPTIONS = { authTagLength: TAG_BYTES };

const ALGORITHM = 'aes-256-gcm';

/** An encrypted text with its algorithm and key id. */
export interface SealedSecret {
  bytes: Buffer;
  /** The algorithm and the id of the key, such as `aes-256-gcm.1a2b3c4d`. */
  sealedBy: string;
}

const toKeyName = ({ id }: NamedKey): string => `${ALGORITHM}.${id}`;

/** Encrypts secrets at rest. The algorithm and key id are stored with each secret, so that both can be replaced. */
export class SecretBox {
  constructor(private readonly keys: KeySet) {}

  /**
   * Encrypts a text. The returned bytes are nonce, tag and cipher text. `owner` is authenticated data: the text cannot
   * be decrypted for another owner.
   */
  seal(owner: string, text: string): SealedSecret {
    const { current } = this.keys;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, current.key, nonce, CIPHER_OPTIONS);
    cipher.setAAD(Buffer.from(owner), { plaintextLength: Buffer.byteLength(text) });
    const sealedText = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return {
      bytes: Buffer.concat([nonce, cipher.getAuthTag(), sealedText]),
      sealedBy: toKeyName(current),
    };
  }

  /** Decrypts the result of {@link seal}. Throws if the key, owner or bytes differ. */
  unseal(owner: string, { bytes }: SealedSecret): string {
    const faults: unknown[] = [];
    for (const { key } of this.keys.all) {
      try {
        return decrypt(key, owner, bytes);
      } catch (error) {
        faults.push(error);
      }
    }
    throw new AggregateError(faults, 'No key of SECRET_KEY or SECRET_KEY_PREVIOUS opens a secret.');
  }

  /** Returns whether a text was encrypted with the current key. */
  isCurrent({ sealedBy }: SealedSecret): boolean {
    return sealedBy === toKeyName(this.keys.current);
  }
}

function decrypt(key: Buffer, owner: string, bytes: Buffer): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const sealedText = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, CIPHER_OPTIONS);
  decipher.setAAD(Buffer.from(owner), { plaintextLength: sealedText.length });
  decipher.setAuthTag(tag);
  const text = decipher.update(sealedText);
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
