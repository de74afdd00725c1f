import { CommonPasswordError, PersonalPasswordError, WeakPasswordError } from '../auth.errors.js';
import { hashPassword } from './password.js';
import { findPasswordRefusal, type PasswordOwner } from './password-strength.js';

const ERROR_CLASS_BY_REFUSAL = {
  common_password: CommonPasswordError,
  personal_password: PersonalPasswordError,
  weak_password: WeakPasswordError,
};

/** Returns the hash of a newly chosen password. Throws a 400 for a weak one. */
export function hashNewPassword(password: string, person: PasswordOwner | null): Promise<string> {
  const refusal = findPasswordRefusal(password, person);
  if (refusal !== null) throw new ERROR_CLASS_BY_REFUSAL[refusal]();
  return hashPassword(password);
}
