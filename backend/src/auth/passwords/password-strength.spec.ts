import { findPasswordRefusal } from './password-strength.js';
import { LONG_LEAKED_PASSWORD_COUNT } from './common-passwords.js';

const GRACE_HOPPER = { email: 'grace.hopper@navy.example', firstName: 'Grace', lastName: 'Hopper' };

describe('a new password', () => {
  it.each(['password12', 'Qwertyuiop', 'basketball', '1qaz2wsx3edc', 'Liverpool1!', 'usuckballz1'])(
    'is refused when it is on the list of leaked passwords: %s',
    (password) => expect(findPasswordRefusal(password, GRACE_HOPPER)).toBe('common_password'),
  );

  it.each(['GraceHopper1', 'hopper.grace!', 'grace@navy.example', 'Bearings2026', 'careerReport9'])(
    'is refused when it consists of the user’s name or email or of words for the product: %s',
    (password) => expect(findPasswordRefusal(password, GRACE_HOPPER)).toBe('personal_password'),
  );

  it.each(['aaaaaaaaaaaaaaa', 'abcdefghijkl', 'trustno1trustno1'])('is refused when it is weak: %s', (password) =>
    expect(findPasswordRefusal(password, GRACE_HOPPER)).toMatch(/^(weak|common)_password$/),
  );

  it.each(['an honest long password', 'grace likes long walks', 'x9$kLm2!qPzz', 'drei große Wörter'])(
    'is accepted when it is strong: %s',
    (password) => expect(findPasswordRefusal(password, GRACE_HOPPER)).toBeNull(),
  );

  it('is compared with every leaked password of at least the minimum length', () => {
    expect(LONG_LEAKED_PASSWORD_COUNT).toBeGreaterThan(3_000);
  });

  it('takes at most three seconds of processor time to rate when it has the greatest length allowed', () => {
    const start = process.cpuUsage();
    findPasswordRefusal('p@$$w0rd'.repeat(16), GRACE_HOPPER);
    findPasswordRefusal('4@8({[<3694&6#!1|/|0$5+7%2'.repeat(5).slice(0, 128), GRACE_HOPPER);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });
});
