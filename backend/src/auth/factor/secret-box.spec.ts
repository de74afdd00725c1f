import { deriveKeySet } from '../../config/derived-key.js';
import { SecretBox } from './secret-box.js';

const boxOf = (secretKey: string, previousSecretKey: string | null = null): SecretBox =>
  new SecretBox(deriveKeySet({ secretKey, previousSecretKey }, 'second-factors'));

const previous = boxOf('the former key');
const rotating = boxOf('the new key', 'the former key');
const rotated = boxOf('the new key');

describe('an encrypted secret', () => {
  it('names its algorithm and key, and can be decrypted only unchanged and for its owner', () => {
    const sealed = previous.seal('ada', 'a secret');
    expect(sealed.sealedBy).toMatch(/^aes-256-gcm\.[0-9a-f]{8}$/);
    expect(previous.unseal('ada', sealed)).toBe('a secret');
    expect(() => previous.unseal('ben', sealed)).toThrow('No key of SECRET_KEY');
    const changed = { ...sealed, bytes: Buffer.from(sealed.bytes) };
    changed.bytes[30] = (changed.bytes[30] ?? 0) ^ 1;
    expect(() => previous.unseal('ada', changed)).toThrow('No key of SECRET_KEY');
  });

  it('can be decrypted with the previous key while that is configured, but then counts as outdated', () => {
    const sealed = previous.seal('ada', 'a secret');
    expect(rotating.unseal('ada', sealed)).toBe('a secret');
    expect([previous.isCurrent(sealed), rotating.isCurrent(sealed)]).toEqual([true, false]);
    expect(() => rotated.unseal('ada', sealed)).toThrow('No key of SECRET_KEY');
    const renewed = rotating.seal('ada', 'a secret');
    expect(rotated.unseal('ada', renewed)).toBe('a secret');
    expect(rotated.isCurrent(renewed)).toBe(true);
  });
});
