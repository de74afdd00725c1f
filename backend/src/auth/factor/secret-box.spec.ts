import { deriveKeySet } from '../../config/derived-key.js';
import { SecretBox } from './secret-box.js';

const createBox = (secretKey: string, previousSecretKey: string | null = null): SecretBox =>
  new SecretBox(deriveKeySet({ secretKey, previousSecretKey }, 'second-factors'));

const previousBox = createBox('the former key');
const rotatingBox = createBox('the new key', 'the former key');
const rotatedBox = createBox('the new key');

describe('an encrypted secret', () => {
  it('names its algorithm and key, and cannot be decrypted for another owner or after a change of its bytes', () => {
    const sealedSecret = previousBox.seal('ada', 'a secret');
    expect(sealedSecret.sealedBy).toMatch(/^aes-256-gcm\.[0-9a-f]{8}$/);
    expect(previousBox.unseal('ada', sealedSecret)).toBe('a secret');
    expect(() => previousBox.unseal('ben', sealedSecret)).toThrow('No key of SECRET_KEY');
    const changedSecret = { ...sealedSecret, bytes: Buffer.from(sealedSecret.bytes) };
    changedSecret.bytes[30] = (changedSecret.bytes[30] ?? 0) ^ 1;
    expect(() => previousBox.unseal('ada', changedSecret)).toThrow('No key of SECRET_KEY');
  });

  it('can still be decrypted while its key is configured as the previous key, but counts as outdated', () => {
    const sealedSecret = previousBox.seal('ada', 'a secret');
    expect(rotatingBox.unseal('ada', sealedSecret)).toBe('a secret');
    expect([previousBox.isCurrent(sealedSecret), rotatingBox.isCurrent(sealedSecret)]).toEqual([true, false]);
    expect(() => rotatedBox.unseal('ada', sealedSecret)).toThrow('No key of SECRET_KEY');
    const renewedSecret = rotatingBox.seal('ada', 'a secret');
    expect(rotatedBox.unseal('ada', renewedSecret)).toBe('a secret');
    expect(rotatedBox.isCurrent(renewedSecret)).toBe(true);
  });
});
