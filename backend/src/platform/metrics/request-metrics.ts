import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Measures each request by its route's pattern; files of the site, and what no route matches, are one. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (metrics.registry === null) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const pattern = request.routeOptions.url ?? '';
    const labels = {
      method: request.method,
      route: pattern.startsWith('/api/') ? pattern : 'other',
      status: reply.statusCode,
    };
    metrics.observe('bearings_http_request_seconds', labels, reply.elapsedTime / 1_000);
    done();
  });
}
