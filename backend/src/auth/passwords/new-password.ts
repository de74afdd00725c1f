import { CommonPasswordError } from '../auth.errors.js';
import { isCommonPassword } from './common-passwords.js';
import { hashPassword } from './password.js';

/** Returns the hash of a newly chosen password. Throws a 400 for a common one. */
export function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new CommonPasswordError();
  return hashPassword(password);
}
