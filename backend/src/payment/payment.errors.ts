import { AppError, UnavailableError } from '../platform/http/app-error.js';

export class PaymentUnavailableError extends UnavailableError {
  constructor() {
    super('Payment system unavailable', 'payment_unavailable');
  }
}

export class WrongAmountError extends AppError {
  constructor() {
    super(400, 'wrong_amount', 'The amount must be 9.99.', 'amount');
  }
}

export class AssessmentSupersededError extends AppError {
  constructor() {
    super(
      409,
      'assessment_superseded',
      'You have answered the statements again since. Your newer result is the one to buy.',
    );
  }
}

export class BadWebhookError extends AppError {
  constructor() {
    super(400, 'bad_signature', 'The signature does not match the body.');
  }
}
