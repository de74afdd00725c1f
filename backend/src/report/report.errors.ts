import { NotFoundError, createErrorClass } from '../platform/http/app-error.js';

export class ReportNotFoundError extends NotFoundError {
  constructor() {
    super("The report you're looking for doesn't exist or hasn't been generated yet.");
  }
}

/** The report's one free retake has been used, or the year in which it was free is over. */
export class RetakeUnavailableError extends createErrorClass(409, 'retake_unavailable') {}

export class ReportUnpaidError extends createErrorClass(409, 'payment_required') {}
