import { CommonPasswordError, PersonalPasswordError, WeakPasswordError } from '../auth.errors.js';
import { hashPassword } from './password.js';
import { passwordRefusal, type PasswordPerson } from './password-strength.js';

const ERROR_MESSAGES = {
  common_password: CommonPasswordError,
  personal_password: PersonalPasswordError,
  weak_password: WeakPasswordError,
};

/** Returns the hash of a newly chosen password. Throws a 400 for a weak one. */
export function hashNewPassword(password: string, person: PasswordPerson | null): Promise<string> {
  const refusal = passwordRefusal(password, person);
  if (refusal !== null) throw new ERROR_MESSAGES[refusal]();
  return hashPassword(password);
}
