import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 leaked passwords, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns whether a password is on the list in any case, or is a listed one followed by digits or
 * marks. Few listed passwords reach our minimum length, and people pad short ones like that.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || COMMON.has(plain.replace(/[\d!?.*#@$_-]+$/, ''));
}
