import { AppError, NotFoundError } from '../platform/http/app-error.js';

/** No such assessment, or not this caller's: the two look the same. */
export class AssessmentNotFoundError extends NotFoundError {}

export class AssessmentUnfinishedError extends AppError {
  constructor() {
    super(409, 'assessment_unfinished', 'Please answer all 36 statements first.');
  }
}

export class AssessmentPaidError extends AppError {
  constructor() {
    super(409, 'already_paid', 'This assessment is already paid. Your report is on its way.');
  }
}
