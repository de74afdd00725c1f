import { NotFoundError, refusal } from '../platform/http/app-error.js';

export class ReportNotFoundError extends NotFoundError {
  constructor() {
    super("The report you're looking for doesn't exist or hasn't been generated yet.");
  }
}

/** The one retake has been used, or its year is over. */
export class RetakeUnavailableError extends refusal(409, 'retake_unavailable') {}

export class ReportUnpaidError extends refusal(409, 'payment_required') {}
