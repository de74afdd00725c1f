import { InvalidFieldError, errorClass } from '../platform/http/app-error.js';

export class QuestionsClosedError extends errorClass(
  409,
  'refused',
  'These questions closed when the report was opened.',
) {}

/** A person at school is treated as under 18: they get no follow-up emails and are not quoted. */
export class UnderAgeError extends InvalidFieldError {
  constructor(field: 'mayQuote' | 'followUps') {
    super(field, 'This is for readers who have left school.');
  }
}
