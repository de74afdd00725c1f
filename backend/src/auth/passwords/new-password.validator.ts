import { LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';

/** Checks the length only; `hashNewPassword` rejects common passwords. */
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
