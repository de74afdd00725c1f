import { InvalidFieldError, createErrorClass } from '../platform/http/app-error.js';

export class JobNotAskedError extends createErrorClass(409, 'refused', 'You were not asked about this job.') {}

/**
 * A person at school consented to being quoted or to follow-up emails. Neither is allowed, because people at school
 * are treated as under 18.
 */
export class UnderAgeError extends InvalidFieldError {
  constructor(field: 'mayQuote' | 'followUps') {
    super(field, 'This is for readers who have left school.');
  }
}
