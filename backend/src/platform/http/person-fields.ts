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
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsParsed, RefusedValue } from './parsed-field.js';

const INVALID_EMAIL = 'Please enter a valid email address.';
const MISSING_NAME = 'Please enter your first and last name.';

/** An optional field that may not be null; `IsOptional` accepts null. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** A text field that `parse` reads once. `notText` is the message for other values. */
const IsParsedText = (parse: (typed: string) => string | RefusedValue, notText: string): PropertyDecorator =>
  IsParsed((sent) => (typeof sent === 'string' ? parse(sent) : new RefusedValue(notText)), notText);

/** An email address, converted to its normal form. The error message explains what is wrong. */
export const IsEmailAddress = (): PropertyDecorator =>
  IsParsedText((typed) => {
    const parsedEmail = parseEmail(typed);
    return parsedEmail.ok ? parsedEmail.email : new RefusedValue(parsedEmail.problem);
  }, INVALID_EMAIL);

/** A typed text, cleaned. The error message explains what is wrong. */
export const IsTypedText = (rule: TextRule, notText: string): PropertyDecorator =>
  IsParsedText((typed) => {
    const parsedText = parseText(typed, rule);
    return parsedText.ok ? parsedText.text : new RefusedValue(parsedText.problem);
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
  IsParsedText((typed) => {
    const search = isTooLongToClean(typed, max) ? typed : cleanSearch(typed);
    return countCharacters(search) > max ? new RefusedValue(message) : search;
  }, message);

/** Maximum length of the tokens in links; ours have 43 characters. */
export const MAX_TOKEN_LENGTH = 100;

/** A text that is compared with a stored one, such as a token. It is not changed. */
export const IsExactText = (message: string, max: number): PropertyDecorator =>
  applyDecorators(IsString({ message }), MaxLength(max, { message }));
