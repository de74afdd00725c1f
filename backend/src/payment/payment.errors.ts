import { errorClass, UnavailableError } from '../platform/http/app-error.js';

export class PaymentUnavailableError extends UnavailableError {
  constructor() {
    super('payment_unavailable');
  }
}

export class WrongAmountError extends errorClass(400, 'wrong_amount', undefined, 'amount') {}

export class AssessmentSupersededError extends errorClass(409, 'assessment_superseded') {}

export class BadWebhookError extends errorClass(400, 'bad_signature') {}

export class MalformedWebhookError extends errorClass(400, 'malformed_event') {}
