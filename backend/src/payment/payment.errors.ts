import { refusal, UnavailableError } from '../platform/http/app-error.js';

export class PaymentUnavailableError extends UnavailableError {
  constructor() {
    super('payment_unavailable');
  }
}

export class WrongAmountError extends refusal(400, 'wrong_amount', undefined, 'amount') {}

export class AssessmentSupersededError extends refusal(409, 'assessment_superseded') {}

export class BadWebhookError extends refusal(400, 'bad_signature') {}

export class MalformedWebhookError extends refusal(400, 'malformed_event') {}
