import type { ApiError } from './base-query';

/** Tells an {@link ApiError} from whatever else a hook may hand over. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

/** Whether a call failed because nobody is signed in. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.message.startsWith('401') && /Unauthorized/.test(error.message);
}

/** What a person may read about a failed call: the server's own sentence, else `fallback`. */
export function readableMessage(error: unknown, fallback: string): string {
  return (isApiError(error) && error.body?.message) || fallback;
}
