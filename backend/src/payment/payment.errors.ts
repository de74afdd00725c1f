import { createErrorClass, UnavailableError } from '../platform/http/app-error.js';

export class PaymentUnavailableError extends UnavailableError {
  constructor() {
    super('payment_unavailable');
  }
}

export class WrongAmountError extends createErrorClass(400, 'wrong_amount', undefined, 'amount') {}

export class AssessmentSupersededError extends createErrorClass(409, 'assessment_superseded') {}

export class BadWebhookError extends createErrorClass(400, 'bad_signature') {}

export class MalformedWebhookError extends createErrorClass(400, 'malformed_event') {}
