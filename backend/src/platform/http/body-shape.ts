import type { FastifyInstance } from 'fastify';
import { AppError, InvalidFieldError } from './app-error.js';
import { sendError } from './error.filter.js';

/** Our deepest body has four levels; the provider's events have some ten. */
const MAX_LEVELS = 30;

class DeepBodyError extends AppError {
  constructor() {
    super(400, 'too_deep');
  }
}

/**
 * Refuses bodies that recursive code cannot process: nested so deeply that it would run out of
 * stack, or with a field named as something that every object inherits, such as `constructor`.
 */
export function refuseOddBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, reply, done) => {
    const fault = findFault(request.body);
    if (fault !== null) return sendError(fault, request, reply);
    done();
  });
}

function findFault(body: unknown): AppError | null {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= MAX_LEVELS; depth += 1) {
    const name = level.flatMap(namesOf).find((each) => each in Object.prototype);
    if (name !== undefined) return new InvalidFieldError(name, `There is no field ${name}.`);
    level = level.flatMap(partsOf);
    if (level.length === 0) return null;
  }
  return new DeepBodyError();
}

function namesOf(value: unknown): string[] {
  return isPlain(value) ? Object.keys(value) : [];
}

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isPlain(value) ? Object.values(value) : [];
}

/** Only parsed bodies: a proxied body is a stream. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
