import { AppError, UnauthorizedError } from '../platform/http/app-error.js';

/** One message whether the email is unknown, the password wrong or the role different. */
export class InvalidCredentialsError extends UnauthorizedError {
  constructor() {
    super('Unauthorized: the email or the password is not right.');
  }
}

/** It ended, in another tab or by a mailed link, while the call was under way. */
export class SessionEndedError extends UnauthorizedError {
  constructor() {
    super('Unauthorized: your session has just ended. Please try again.');
  }
}

/** A route without an access rule is a defect of ours. */
export class UndeclaredAccessError extends AppError {
  constructor() {
    super(500, 'undeclared_access', 'Something went wrong on our side. Please try again.');
  }
}

export class EmailTakenError extends AppError {
  constructor() {
    super(
      409,
      'email_taken',
      'This email already has an account. Sign in, or choose a new password by email.',
      'email',
    );
  }
}

export class CommonPasswordError extends AppError {
  constructor() {
    super(
      400,
      'common_password',
      'Many people use this password, so it is easy to guess. Please choose another.',
      'password',
    );
  }
}

/** Used, expired and altered links look the same. */
export class LinkExpiredError extends AppError {
  constructor() {
    super(
      410,
      'link_expired',
      'This link has been used, is older than 60 minutes or is not complete. Please ask for a new one.',
    );
  }
}

/** The link is good and still unused: it only asks for more. */
export class PasswordNeededError extends AppError {
  constructor() {
    super(409, 'password_needed', 'Please choose a new password to finish.', 'password');
  }
}

export class AdminStaysError extends AppError {
  constructor() {
    super(409, 'admin_account', 'An administrator’s account cannot be deleted here.');
  }
}
