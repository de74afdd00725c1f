import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.js';
import { isApiCall } from './api-route.js';

/**
 * Logs one line for each request of the API: method, route pattern, status, milliseconds, request id. Never
 * the address with its ids and query, a header or a body, so that no personal data is logged. Sets the header
 * with the request's id on every reply.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  // These fields cannot be personal, so nothing searches them for what is.
  const lines = logger.child({}, { redact: [] });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    if (isApiCall(request)) {
      const { id: reqId, method } = request;
      const route = request.routeOptions.url ?? 'unknown';
      const ms = Math.round(reply.elapsedTime);
      lines.info({ reqId, method, route, status: reply.statusCode, ms }, 'request');
    }
    done();
  });
}
