import {
  cleanSearch,
  countCharacters,
  INPUT_LIMITS,
  isTooLongToClean,
  parseEmail,
  parseText,
  type TextRule,
} from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';

const INVALID_EMAIL = 'Please enter a valid email address.';
const MISSING_NAME = 'Please enter your first and last name.';

/** An optional field that may not be null; `IsOptional` accepts null. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** A text that its parser refused. It replaces the value of its field, which is invalid because it is no string. */
class RefusedText {
  constructor(readonly problem: string) {}
}

type ParseField = (typed: string) => string | RefusedText;

/** A text field that `parse` reads once: it becomes what `parse` returns. `notText` is the message for other values. */
const IsParsed = (parse: ParseField, notText: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? parse(value) : value)),
    ValidateBy({
      name: 'isParsed',
      validator: {
        validate: (value: unknown) => typeof value === 'string',
        defaultMessage: (found) => (found?.value instanceof RefusedText ? found.value.problem : notText),
      },
    }),
  );

/** An email address, converted to its normal form. The error message explains what is wrong. */
export const IsEmailAddress = (): PropertyDecorator =>
  IsParsed((typed) => {
    const parsedEmail = parseEmail(typed);
    return parsedEmail.ok ? parsedEmail.email : new RefusedText(parsedEmail.problem);
  }, INVALID_EMAIL);

/** A typed text, cleaned. The error message explains what is wrong. */
export const IsTypedText = (rule: TextRule, notText: string): PropertyDecorator =>
  IsParsed((typed) => {
    const parsedText = parseText(typed, rule);
    return parsedText.ok ? parsedText.text : new RefusedText(parsedText.problem);
  }, notText);

const NAME_RULE = {
  max: INPUT_LIMITS.name,
  isOneLine: true,
  tooLong: `A name has at most ${INPUT_LIMITS.name} characters.`,
};

export const IsPersonName = (): PropertyDecorator => IsTypedText({ ...NAME_RULE, missing: MISSING_NAME }, MISSING_NAME);

/** An unfinished name, as typed so far. */
export const IsNameSoFar = (): PropertyDecorator => IsTypedText({ ...NAME_RULE, missing: null }, MISSING_NAME);

/** An unfinished email, as typed so far. */
export const IsEmailSoFar = (): PropertyDecorator =>
  IsTypedText(
    {
      max: INPUT_LIMITS.email,
      isOneLine: true,
      missing: null,
      tooLong: `An email has at most ${INPUT_LIMITS.email} characters.`,
    },
    INVALID_EMAIL,
  );

/** A text of one line with at least one visible character. */
export const IsWrittenLine = (missing: string, max: number): PropertyDecorator =>
  IsTypedText({ max, isOneLine: true, missing }, missing);

/** A text of any number of lines with at least one visible character. */
export const IsWrittenText = (missing: string, max: number): PropertyDecorator =>
  IsTypedText({ max, isOneLine: false, missing }, missing);

/** A note of any number of lines; empty if there is none. */
export const IsNote = (notText: string, max: number): PropertyDecorator =>
  IsTypedText({ max, isOneLine: false, missing: null }, notText);

/** A search text, in the form in which it is compared. */
export const IsSearch = (message: string, max: number): PropertyDecorator =>
  IsParsed((typed) => {
    const search = isTooLongToClean(typed, max) ? typed : cleanSearch(typed);
    return countCharacters(search) > max ? new RefusedText(message) : search;
  }, message);

/** Maximum length of the tokens in links; ours have 43 characters. */
export const MAX_TOKEN_LENGTH = 100;

/** A text that is compared with a stored one, such as a token. It is not changed. */
export const IsExactText = (message: string, max: number): PropertyDecorator =>
  applyDecorators(IsString({ message }), MaxLength(max, { message }));
