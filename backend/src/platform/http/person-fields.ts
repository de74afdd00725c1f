import { INPUT_LIMITS, parseEmail } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateBy, ValidateIf } from 'class-validator';

const INVALID_EMAIL = 'Please enter a valid email address.';
const MISSING_NAME = 'Please enter your first and last name.';
const INVALID_NAME_CHARACTERS = 'A name cannot have line breaks or hidden direction marks.';

/** Matches text that PostgreSQL can store, which has no null character and no unpaired surrogate. */
const STORABLE_TEXT_PATTERN = /^[^\0\p{Cs}]*$/u;
const NOT_BLANK_PATTERN = /^(?=[^]*\S)[^\0\p{Cs}]*$/u;
/**
 * Matches text without line breaks, which could forge lines of an email or a log, and without direction controls, which
 * could show a name reversed.
 */
const ONE_LINE_PATTERN = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** An optional field that may not be null; `IsOptional` accepts null. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** A text that the database can store. */
export const IsStorable = (message: string): PropertyDecorator => Matches(STORABLE_TEXT_PATTERN, { message });

const isText = (message: string): PropertyDecorator => IsString({ message });

const isShortAddress = (): PropertyDecorator =>
  MaxLength(INPUT_LIMITS.email, { message: `An email has at most ${INPUT_LIMITS.email} characters.` });

const isShortName = (): PropertyDecorator =>
  MaxLength(INPUT_LIMITS.name, { message: `A name has at most ${INPUT_LIMITS.name} characters.` });

/** An email address, converted to its normal form. The error message explains what is wrong. */
export const IsEmailAddress = (): PropertyDecorator =>
  applyDecorators(NormaliseEmail(), isText(INVALID_EMAIL), hasNoEmailProblem());

const NormaliseEmail = () =>
  Transform(({ value }: { value: unknown }) => {
    const parsedEmail = typeof value === 'string' ? parseEmail(value) : null;
    return parsedEmail?.ok ? parsedEmail.email : value;
  });

const findEmailProblem = (value: unknown): string | null => {
  if (typeof value !== 'string') return INVALID_EMAIL;
  const parsedEmail = parseEmail(value);
  return parsedEmail.ok ? null : parsedEmail.problem;
};

const hasNoEmailProblem = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmailAddress',
    validator: {
      validate: (value) => findEmailProblem(value) === null,
      defaultMessage: (found) => findEmailProblem(found?.value) ?? INVALID_EMAIL,
    },
  });

export const IsPersonName = (): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    isText(MISSING_NAME),
    isShortName(),
    Matches(ONE_LINE_PATTERN, { message: INVALID_NAME_CHARACTERS }),
    Matches(NOT_BLANK_PATTERN, { message: MISSING_NAME }),
  );

/** An unfinished email, as typed so far. */
export const IsEmailSoFar = (): PropertyDecorator =>
  applyDecorators(isText(INVALID_EMAIL), isShortAddress(), IsStorable(INVALID_EMAIL));

/** An unfinished name, as typed so far. */
export const IsNameSoFar = (): PropertyDecorator =>
  applyDecorators(isText(MISSING_NAME), isShortName(), IsStorable(MISSING_NAME));

/** A text with at least one visible character and a maximum length. */
export const IsWrittenText = (message: string, max: number): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    isText(message),
    MaxLength(max, { message: `Please use at most ${max} characters.` }),
    Matches(NOT_BLANK_PATTERN, { message }),
  );
