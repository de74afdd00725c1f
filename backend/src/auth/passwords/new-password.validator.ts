import { INPUT_LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';

/** Validates that a field is a password of allowed length. `hashNewPassword` later rejects common passwords. */
export const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'Please choose a password.' }),
    MinLength(INPUT_LIMITS.passwordMin, {
      message: `A password has at least ${INPUT_LIMITS.passwordMin} characters.`,
    }),
    MaxLength(INPUT_LIMITS.passwordMax, {
      message: `A password has at most ${INPUT_LIMITS.passwordMax} characters.`,
    }),
  );
