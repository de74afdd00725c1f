import { LIMITS } from '@bearings/contracts';

/** Returns whether a password has the minimum length. The server also refuses weak ones. */
export const isLongEnough = (password: string): boolean => password.length >= LIMITS.passwordMin;
