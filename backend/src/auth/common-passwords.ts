import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords from leaks, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Whether a password is on the list, in any case, or is one of the list with digits or marks after
 * it. The list holds few entries as long as we ask for; what people do to reach a length is this.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || COMMON.has(plain.replace(/[\d!?.*#@$_-]+$/, ''));
}
