import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.js';
import { isApiCall } from './api-route.js';

/**
 * Logs one line for each API request: method, route pattern, status, duration, request id, and trace id if calls are
 * traced. Never logs the URL, headers or body, which may be personal. Sets the header `x-request-id` on every reply.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  // None of these fields can be personal data, so they are not redacted.
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
      const traceId = request.span?.traceId;
      lines.info({ reqId, traceId, method, route, status: reply.statusCode, ms }, 'request');
    }
    done();
  });
}
