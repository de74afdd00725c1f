import { CommonPasswordError } from './auth.errors.js';
import { isCommonPassword } from './common-passwords.js';
import { hashPassword } from './password.js';

/** The hash of a password somebody chooses. Throws a 400 for one that many people use. */
export function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new CommonPasswordError();
  return hashPassword(password);
}
