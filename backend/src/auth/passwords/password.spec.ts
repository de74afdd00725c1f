import { hash } from '@node-rs/argon2';
import { hashPassword, isHashOutdated, verifyPassword } from './password.js';

describe('the hash of a password', () => {
  it('is made by argon2id with 19 MiB of memory and two passes', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('still matches but counts as outdated when it was made with other parameters', async () => {
    expect(isHashOutdated(await hashPassword('correct horse battery'))).toBe(false);
    const weakerOptions = { algorithm: 2, memoryCost: 9_216, timeCost: 4, parallelism: 1 };
    const outdatedHash = await hash('correct horse battery', weakerOptions);
    expect(await verifyPassword(outdatedHash, 'correct horse battery')).toBe(true);
    expect(isHashOutdated(outdatedHash)).toBe(true);
  });

  it('matches the same characters in another Unicode encoding', async () => {
    const storedHash = await hashPassword('cafe\u0301 noir no sugar');
    expect(await verifyPassword(storedHash, 'caf\u00e9 noir no sugar')).toBe(true);
    expect(await verifyPassword(storedHash, 'cafe noir no sugar')).toBe(false);
  });

  it('is null for an account without a password, and null matches no password', async () => {
    expect(await verifyPassword(null, 'no account has this password')).toBe(false);
  });
});
