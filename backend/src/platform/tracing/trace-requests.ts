import type { FastifyInstance } from 'fastify';
import { type OpenSpan, openSpan } from './tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    span?: OpenSpan;
  }
}

/** Records each API request as a span in its caller's trace, named by method and route pattern. */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    if (route.startsWith('/api/') && !route.startsWith('/api/health/')) {
      const { traceparent } = request.headers;
      const parent = typeof traceparent === 'string' ? traceparent : null;
      const span = openSpan(request.method, { kind: 'SERVER', parent });
      if (span) request.span = span;
    }
    done();
  });
  // Activates the span only once the body has been read, because reading runs in the async context of the connection.
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    };
    request.span?.end(`${method} ${route}`, attributes, reply.statusCode >= 500);
    done();
  });
}
