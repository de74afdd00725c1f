import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.js';
import { sendError } from './error.filter.js';

/** Our deepest body has four levels; the provider's events have some ten. */
const MOST_LEVELS = 30;

class DeepBodyError extends AppError {
  constructor() {
    super(400, 'too_deep', 'The request has lists or objects too deep within each other.');
  }
}

/** Refuses bodies so deep that whatever walks through them by calling itself would run out of stack. */
export function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, reply, done) => {
    if (isDeeperThan(MOST_LEVELS, request.body)) {
      return sendError(new DeepBodyError(), request, reply);
    }
    done();
  });
}

function isDeeperThan(levels: number, body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap(partsOf);
    if (level.length === 0) return false;
  }
  return true;
}

/** Only of what was parsed: a body that is passed on is a stream. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const plain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  return plain ? Object.values(value) : [];
}
