import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { InvalidFieldError } from './app-error.js';
import { RefusedValue } from './parsed-field.js';

const VALIDATOR_OPTIONS = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  // A text whose length is refused is not matched against patterns.
  stopAtFirstError: true,
} as const;

/** Parses every body and query with its DTO class. The first invalid field causes a 400 that contains the field. */
export const createValidationPipe = (): ValidationPipe =>
  new ValidationPipe({ ...VALIDATOR_OPTIONS, transform: true, exceptionFactory: toFirstError });

function toFirstError(errors: ValidationError[]): InvalidFieldError {
  let [error] = errors;
  const path: string[] = [];
  while (error) {
    const refused: unknown = error.value;
    if (refused instanceof RefusedValue && refused.path !== undefined) {
      return new InvalidFieldError(refused.path, refused.problem);
    }
    path.push(error.property);
    const messages = Object.values(error.constraints ?? {});
    if (messages[0] !== undefined) return new InvalidFieldError(path.join('.'), messages[0]);
    error = error.children?.[0];
  }
  return new InvalidFieldError(path.join('.') || 'body', 'The request could not be read.');
}
