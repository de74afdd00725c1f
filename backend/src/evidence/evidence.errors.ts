import { InvalidFieldError, errorClass } from '../platform/http/app-error.js';

export class QuestionsClosedError extends errorClass(
  409,
  'refused',
  'These questions closed when the report was opened.',
) {}

/**
 * A person at school consented to being quoted or to follow-up emails. They are treated as under 18, for whom neither
 * is allowed.
 */
export class UnderAgeError extends InvalidFieldError {
  constructor(field: 'mayQuote' | 'followUps') {
    super(field, 'This is for readers who have left school.');
  }
}
