import type { ApiError } from './api-call';

/** Returns whether a hook's error is an {@link ApiError}. */
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

/** Returns whether a request failed because the session is missing or has expired. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.message.startsWith('401') && /Unauthorized/.test(error.message);
}

/** Returns the server's message for a failed request, or `fallback` if it sent none. */
export function toReadableMessage(error: unknown, fallback: string): string {
  return (isApiError(error) && error.body?.message) || fallback;
}
