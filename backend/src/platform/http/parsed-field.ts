import { isRecord } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import type { Parsed } from './parsed.js';

/** A value that the parser of its field refused. It replaces the value, which makes the field invalid. */
export class RefusedValue {
  constructor(
    readonly problem: string,
    /** The path of the invalid part, such as `responses.q7`; undefined for the field itself. */
    readonly path?: string,
  ) {}
}

/**
 * A field that `parse` reads once: it becomes what `parse` returns, which may be a {@link RefusedValue}. `missing` is
 * the message if the field was not sent.
 */
export const IsParsed = (parse: (sent: unknown) => unknown, missing: string): PropertyDecorator =>
  applyDecorators(
    // Reads the body itself, because class-transformer has already copied `value`.
    Transform(({ obj, key }: { obj: unknown; key: string }) => parse(isRecord(obj) ? obj[key] : undefined)),
    ValidateBy({
      name: 'isParsed',
      validator: {
        validate: (value: unknown) => value !== undefined && !(value instanceof RefusedValue),
        defaultMessage: (found) => (found?.value instanceof RefusedValue ? found.value.problem : missing),
      },
    }),
  );

/** A field with parts that `parse` reads once. The error contains the path of the invalid part. */
export const IsParsedPart = (parse: (sent: unknown) => Parsed<unknown>, missing: string): PropertyDecorator =>
  IsParsed((sent) => {
    const parsed = parse(sent);
    return parsed.ok ? parsed.value : new RefusedValue(parsed.message, parsed.field);
  }, missing);
