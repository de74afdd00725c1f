import { ACCOUNT_LINK_MINUTES, PURCHASE_LINK_DAYS } from '@bearings/contracts';
import type { MissingFactorStep } from './sessions/session-change.js';
import { AppError, createErrorClass, UnauthorizedError } from '../platform/http/app-error.js';

/**
 * A sign-in failed. The message is the same for an unknown email, a wrong password and an account with another role, so
 * that it does not reveal which emails have an account.
 */
export class InvalidCredentialsError extends UnauthorizedError {
  constructor() {
    super('The email or the password is not right.');
  }
}

/** The session was ended during the request, by another tab or a mailed link. */
export class SessionEndedError extends UnauthorizedError {
  constructor() {
    super('Your session has just ended. Please try again.');
  }
}

/** A route that declares no access rule, which is a programming error. */
export class UndeclaredAccessError extends createErrorClass(
  500,
  'undeclared_access',
  'Something went wrong on our side. Please try again.',
) {}

export class EmailTakenError extends createErrorClass(
  409,
  'email_taken',
  'This email already has an account. Sign in, or choose a new password by email.',
  'email',
) {}

/** The person has not confirmed that they have reached the minimum age that the operator requires. */
export class AgeUnconfirmedError extends AppError {
  constructor(age: number) {
    super(400, 'age_unconfirmed', `Please confirm that you are ${age} or older.`, 'ageConfirmed');
  }
}

export class CommonPasswordError extends createErrorClass(
  400,
  'common_password',
  'Many people use this password, so it is easy to guess. Please choose another.',
  'password',
) {}

export class PersonalPasswordError extends createErrorClass(400, 'personal_password', undefined, 'password') {}

export class WeakPasswordError extends createErrorClass(400, 'weak_password', undefined, 'password') {}

/** The password is right, but the sign-in also needs the second factor. */
export class FactorNeededError extends AppError {
  constructor(need: MissingFactorStep) {
    super(403, need === 'code' ? 'factor_needed' : 'factor_enrolment_needed');
  }
}

export class FactorEnrolledError extends createErrorClass(409, 'factor_enrolled') {}

/** The request needs the password or the second factor again. */
export class ProofNeededError extends createErrorClass(403, 'proof_needed') {}

/** A mailed link has been used, has expired or was altered. The message does not say which. */
export class LinkExpiredError extends createErrorClass(
  410,
  'link_expired',
  `This link has been used, is older than ${ACCOUNT_LINK_MINUTES} minutes or is not complete. Please ask for a new one.`,
) {}

/** Like {@link LinkExpiredError}, for a link in a purchase email. */
export class PurchaseLinkExpiredError extends createErrorClass(
  410,
  'link_expired',
  `This link has been used, is older than ${PURCHASE_LINK_DAYS} days or is not complete. Please ask for a new one.`,
) {}

/**
 * A mailed link is valid, but the request must also contain a new password. The link stays valid until such a request.
 */
export class PasswordNeededError extends AppError {
  constructor(message = 'Please choose a new password to finish.') {
    super(409, 'password_needed', message, 'password');
  }
}

/**
 * The report of a purchase link belongs to an account whose email is not the address that the link was mailed to. To
 * read the report, its owner must sign in.
 */
export class SignInNeededError extends createErrorClass(
  409,
  'sign_in_needed',
  'Please sign in to the account that this report belongs to.',
) {}

export class AdminAccountChangeError extends createErrorClass(
  409,
  'refused',
  'The email of an administrator or of support cannot be changed here.',
) {}

export class AdminAccountDeletionError extends createErrorClass(
  409,
  'admin_account',
  'The account of an administrator or of support cannot be deleted here.',
) {}
