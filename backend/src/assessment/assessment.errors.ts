import { NotFoundError, refusal } from '../platform/http/app-error.js';

/** The assessment does not exist or has another owner; the reply does not show which. */
export class AssessmentNotFoundError extends NotFoundError {}

export class AssessmentUnfinishedError extends refusal(409, 'assessment_unfinished') {}

export class AssessmentPaidError extends refusal(409, 'already_paid') {}
