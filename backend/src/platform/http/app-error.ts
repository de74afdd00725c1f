/** A refusal that a caller is told about. Modules extend it with their own codes. */
export class AppError extends Error {
  constructor(
    /** HTTP status, 400 to 599. */
    readonly statusCode: number,
    /** Stable, machine-readable. */
    readonly code: string,
    message: string,
    /** The field at fault, if one is. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** A field of a request is wrong. */
export class InvalidFieldError extends AppError {
  constructor(field: string, message: string) {
    super(400, 'invalid_field', message, field);
  }
}

/** What was asked for does not exist, or not for this caller: the two look the same. */
export class NotFoundError extends AppError {
  constructor(message = 'There is nothing here.') {
    super(404, 'not_found', message);
  }
}

export class UnauthorizedError extends AppError {
  constructor(message = 'Unauthorized: please sign in.') {
    super(401, 'unauthorized', message);
  }
}

/** Something we need is away for the moment; the same call may succeed soon. */
export class UnavailableError extends AppError {
  constructor(message: string, code = 'unavailable') {
    super(503, code, message);
  }
}

/** More calls than a throttle lets through. */
export class TooManyRequestsError extends AppError {
  constructor(
    message: string,
    /** Until the next call is let through. */
    readonly retryAfterSeconds: number,
  ) {
    super(429, 'too_many_requests', message);
  }
}
