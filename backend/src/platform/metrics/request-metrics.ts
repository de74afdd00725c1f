import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** The route of the site's files, and of what no route matches. */
const OTHER = 'other';

/** Measures each request that was answered. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (metrics.registry === null) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const pattern = request.routeOptions.url ?? '';
    // Files of the site, and what no route matches, are one.
    const route = pattern.startsWith('/api/') ? pattern : OTHER;
    const labels = { method, route, status: reply.statusCode };
    metrics.observe('bearings_http_request_seconds', labels, reply.elapsedTime / 1_000);
    done();
  });
}
