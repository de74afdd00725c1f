import { INPUT_LIMITS } from '@bearings/contracts';

/** Returns whether a password has the minimum length. The server also rejects weak ones. */
export const isLongEnough = (password: string): boolean => password.length >= INPUT_LIMITS.passwordMin;
