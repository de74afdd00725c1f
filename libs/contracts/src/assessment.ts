import type { AssessmentSubmission } from './api.generated.js';

/** The states of an assessment that its owner can see. */
export const ASSESSMENT_STATUSES = ['in_progress', 'payment_required', 'generating', 'ready', 'error'] as const;
export type AssessmentStatus = (typeof ASSESSMENT_STATUSES)[number];

/** The details that a person enters before the statements, in the order in which they are stored. */
export const PERSON_FIELDS = ['email', 'firstName', 'lastName'] as const;
export type PersonDetails = Pick<AssessmentSubmission, (typeof PERSON_FIELDS)[number]>;

/** Creates a person's details. `textOf` returns the text of each detail. */
export const readPersonDetails = (textOf: (field: keyof PersonDetails) => string): PersonDetails => ({
  email: textOf('email'),
  firstName: textOf('firstName'),
  lastName: textOf('lastName'),
});
