import { LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

const EMAIL = 'Please enter a valid email address.';
const NAME = 'Please enter your first and last name.';

const trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** A null character cannot be stored in PostgreSQL's text. */
const NOT_BLANK = /^(?=[^]*\S)[^\0]*$/;

export const IsEmailAddress = (): PropertyDecorator =>
  applyDecorators(
    trimmed(),
    IsString({ message: EMAIL }),
    MaxLength(LIMITS.email, { message: `An email has at most ${LIMITS.email} characters.` }),
    Matches(/^[^\s@\0]+@[^\s@\0]+$/, { message: EMAIL }),
  );

export const IsPersonName = (): PropertyDecorator =>
  applyDecorators(
    trimmed(),
    IsString({ message: NAME }),
    MaxLength(LIMITS.name, { message: `A name has at most ${LIMITS.name} characters.` }),
    Matches(NOT_BLANK, { message: NAME }),
  );

/** Its length only: whether it is a common one is asked where it is hashed. */
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
