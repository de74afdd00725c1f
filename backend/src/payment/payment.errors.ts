import { AppError, UnavailableError } from '../platform/http/app-error.js';

export class PaymentUnavailableError extends UnavailableError {
  constructor() {
    super('payment_unavailable');
  }
}

export class WrongAmountError extends AppError {
  constructor() {
    super(400, 'wrong_amount', undefined, 'amount');
  }
}

export class AssessmentSupersededError extends AppError {
  constructor() {
    super(409, 'assessment_superseded');
  }
}

export class BadWebhookError extends AppError {
  constructor() {
    super(400, 'bad_signature');
  }
}

export class MalformedWebhookError extends AppError {
  constructor() {
    super(400, 'malformed_event');
  }
}
