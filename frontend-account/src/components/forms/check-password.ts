import { INPUT_LIMITS } from '@bearings/contracts';
import { formTexts } from './form-texts';

/** Returns whether a password has the minimum length. The server also rejects weak ones. */
export const isLongEnough = (password: string): boolean => password.length >= INPUT_LIMITS.passwordMin;

/** Returns the sentence for a new password that is too short. */
export const checkPassword = (password: string): string | undefined =>
  isLongEnough(password) ? undefined : formTexts.fields.password.missing;
