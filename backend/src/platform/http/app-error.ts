import { ERROR_MESSAGES, type ErrorCode } from '@bearings/contracts';

/** An error whose status, code and message the caller receives. Modules derive their errors from it. */
export class AppError extends Error {
  constructor(
    /** HTTP status, 400 to 599. */
    readonly statusCode: number,
    readonly code: ErrorCode,
    message: string = ERROR_MESSAGES[code],
    /** The invalid field, if any. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** Returns the base class of an error with a constant message. */
export const createErrorClass = (statusCode: number, code: ErrorCode, message?: string, field?: string) =>
  class extends AppError {
    constructor() {
      super(statusCode, code, message, field);
    }
  };

export class InvalidFieldError extends AppError {
  constructor(field: string, message: string) {
    super(400, 'invalid_field', message, field);
  }
}

/** The body is not a JSON object. */
export class NoObjectError extends InvalidFieldError {
  constructor() {
    super('body', 'Send a JSON object.');
  }
}

/** The row does not exist or belongs to another owner; the reply does not show which. */
export class NotFoundError extends AppError {
  constructor(message?: string) {
    super(404, 'not_found', message);
  }
}

export class UnauthorizedError extends AppError {
  constructor(message?: string) {
    super(401, 'unauthorized', message);
  }
}

/** A service that we need is unavailable; the same call may succeed later. */
export class UnavailableError extends AppError {
  constructor(code: ErrorCode = 'unavailable', message?: string) {
    super(503, code, message);
  }
}

/** Returns a time to wait in words, rounded up. */
function describeWait(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The caller has sent more requests than a throttle allows. */
export class TooManyRequestsError extends AppError {
  constructor(
    /** What was refused and why. The error adds how long to wait. */
    message: string,
    /** Seconds until the next call is allowed. */
    readonly retryAfterSeconds: number,
  ) {
    super(429, 'too_many_requests', `${message} Please try again in ${describeWait(retryAfterSeconds)}.`);
  }
}
