import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.js';

/** A request that was answered. */
export interface Answered {
  id: string;
  method: string;
  /** The route's pattern. */
  route: string;
  status: number;
  ms: number;
}

/**
 * Returns what logs one line for a request: method, route pattern, status, milliseconds, request id. Never
 * the address with its ids and query, a header or a body, so that no personal data is logged.
 */
export function createRequestLog(logger: Logger): (answered: Answered) => void {
  // These fields cannot be personal, so nothing searches them for what is.
  const lines = logger.child({}, { redact: [] });
  return ({ id: reqId, method, route, status, ms }) =>
    lines.info({ reqId, method, route, status, ms: Math.round(ms) }, 'request');
}

/** Logs each request of the API, and sets the header with its id on every reply. */
export function logRequests(fastify: FastifyInstance, log: (answered: Answered) => void): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      log({
        id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: reply.elapsedTime,
      });
    }
    done();
  });
}
