import { hash } from '@node-rs/argon2';
import { hashPassword, isOutdated, verifyPassword } from './password.js';

describe('passwords', () => {
  it('are hashed by argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  it('contain their parameters, so that outdated hashes are recognised', async () => {
    expect(isOutdated(await hashPassword('correct horse battery'))).toBe(false);
    const weaker = { algorithm: 2, memoryCost: 9_216, timeCost: 4, parallelism: 1 };
    const outdated = await hash('correct horse battery', weaker);
    expect(await verifyPassword(outdated, 'correct horse battery')).toBe(true);
    expect(isOutdated(outdated)).toBe(true);
  });

  it('match when the same characters are encoded differently', async () => {
    const stored = await hashPassword('cafe\u0301 noir no sugar');
    expect(await verifyPassword(stored, 'caf\u00e9 noir no sugar')).toBe(true);
    expect(await verifyPassword(stored, 'cafe noir no sugar')).toBe(false);
  });

  it('never match for an account without a password', async () => {
    expect(await verifyPassword(null, 'no account has this password')).toBe(false);
  });
});
