import { Param, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotFoundError } from './app-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

/** A malformed id in a path answers exactly as one that names nothing. */
const uuidOrNotFound: PipeTransform<unknown, string> = {
  transform(value) {
    if (!isUuid(value)) throw new NotFoundError();
    return value.toLowerCase();
  },
};

/** A path parameter that is one of our ids. */
export const UuidParam = (name: string): ParameterDecorator => Param(name, uuidOrNotFound);

const NAMES_NOTHING = '00000000-0000-0000-0000-000000000000';

/**
 * Returns an id of the path for a route that finds its caller itself. A malformed one becomes one that names
 * nothing, so that the caller is found before it is refused.
 */
export function lateUuid({ params }: Pick<FastifyRequest, 'params'>, name: string): string {
  const value: unknown = Reflect.get(Object(params), name);
  return isUuid(value) ? value.toLowerCase() : NAMES_NOTHING;
}
