import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Label for the site's files and for requests without a route. */
const OTHER_ROUTE = 'other';

/** Measures the duration of each request that gets a reply. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (metrics.registry === null) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const pattern = request.routeOptions.url ?? '';
    const route = pattern.startsWith('/api/') ? pattern : OTHER_ROUTE;
    const labels = { method, route, status: reply.statusCode };
    metrics.observe('bearings_http_request_seconds', labels, reply.elapsedTime / 1_000);
    done();
  });
}
