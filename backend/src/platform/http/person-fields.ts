import { LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateIf } from 'class-validator';

const EMAIL = 'Please enter a valid email address.';
const NAME = 'Please enter your first and last name.';

/** PostgreSQL stores neither a null character nor half of a character of two code units. */
const STORABLE = /^[^\0\p{Cs}]*$/u;
const NOT_BLANK = /^(?=[^]*\S)[^\0\p{Cs}]*$/u;
const ADDRESS = /^[^\s@\0\p{Cs}]+@[^\s@\0\p{Cs}]+$/u;

const trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** A field that may be left out, but is no null where it is sent: `IsOptional` lets null pass. */
export const MayBeAbsent = (): PropertyDecorator =>
  ValidateIf((_, value: unknown) => value !== undefined);

/** A text that the database can hold, whatever else it may be. */
export const IsStorable = (message: string): PropertyDecorator => Matches(STORABLE, { message });

const isText = (message: string): PropertyDecorator => IsString({ message });

const isShortAddress = (): PropertyDecorator =>
  MaxLength(LIMITS.email, { message: `An email has at most ${LIMITS.email} characters.` });

const isShortName = (): PropertyDecorator =>
  MaxLength(LIMITS.name, { message: `A name has at most ${LIMITS.name} characters.` });

export const IsEmailAddress = (): PropertyDecorator =>
  applyDecorators(trimmed(), isText(EMAIL), isShortAddress(), Matches(ADDRESS, { message: EMAIL }));

export const IsPersonName = (): PropertyDecorator =>
  applyDecorators(trimmed(), isText(NAME), isShortName(), Matches(NOT_BLANK, { message: NAME }));

/** An email that is still being typed. */
export const IsEmailSoFar = (): PropertyDecorator =>
  applyDecorators(isText(EMAIL), isShortAddress(), IsStorable(EMAIL));

/** A name that is still being typed. */
export const IsNameSoFar = (): PropertyDecorator =>
  applyDecorators(isText(NAME), isShortName(), IsStorable(NAME));
