import { NotFoundError, createErrorClass } from '../platform/http/app-error.js';

/** The assessment does not exist or belongs to someone else; the reply does not reveal which. */
export class AssessmentNotFoundError extends NotFoundError {}

export class AssessmentUnfinishedError extends createErrorClass(409, 'assessment_unfinished') {}

export class AssessmentPaidError extends createErrorClass(409, 'already_paid') {}
