import { INPUT_LIMITS } from '@bearings/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { gunzipSync } from 'node:zlib';
import { LEAKED_PASSWORDS } from '../../content/leaked-passwords/leaked-passwords.data.js';

const leakedPasswords = gunzipSync(Buffer.from(LEAKED_PASSWORDS, 'base64')).toString('utf8').split('\n');

/** About 61,000 leaked passwords, in lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...leakedPasswords]);

/**
 * Number of listed passwords that have at least our minimum length. The shorter ones serve only to reject passwords
 * that append digits or punctuation to them.
 */
export const LONG_LEAKED_PASSWORD_COUNT = [...COMMON_PASSWORDS].filter(
  (password) => password.length >= INPUT_LIMITS.passwordMin,
).length;

/**
 * Returns whether a password, ignoring case, is on the list, or is a listed password followed by digits or punctuation,
 * which people append to short passwords to reach our minimum length.
 */
export function isCommonPassword(password: string): boolean {
  const plainPassword = password.toLowerCase();
  return COMMON_PASSWORDS.has(plainPassword) || COMMON_PASSWORDS.has(plainPassword.replace(/[\d!?.*#@$_-]+$/, ''));
}
