import { AppError, UnauthorizedError } from '../platform/http/app-error.js';

/** One message whether the email is unknown, the password wrong or the role different. */
export class InvalidCredentialsError extends UnauthorizedError {
  constructor() {
    super('Unauthorized: the email or the password is not right.');
  }
}

/** A route without an access rule is a defect of ours. */
export class UndeclaredAccessError extends AppError {
  constructor() {
    super(500, 'undeclared_access', 'Something went wrong on our side. Please try again.');
  }
}
