import { LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';

/** Validates that a field is a password of allowed length. `hashNewPassword` later rejects common passwords. */
export const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'Please choose a password.' }),
    MinLength(LIMITS.passwordMin, {
      message: `A password has at least ${LIMITS.passwordMin} characters.`,
    }),
    MaxLength(LIMITS.passwordMax, {
      message: `A password has at most ${LIMITS.passwordMax} characters.`,
    }),
  );
