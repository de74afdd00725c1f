import { Param, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from './app-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

/** A malformed id in a path gets the same reply as an unknown id. */
const uuidOrNotFound: PipeTransform<unknown, string> = {
  transform(value) {
    if (!isUuid(value)) throw new NotFoundError();
    return value.toLowerCase();
  },
};

/** A path parameter with one of our ids. */
export const UuidParam = (name: string): ParameterDecorator => Param(name, uuidOrNotFound);
