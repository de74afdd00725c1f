import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

/** The route of the site's files, and of what no route matches. */
const OTHER = 'other';

/** Measures each request by its route's pattern; files of the site, and what no route matches, are one. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (metrics.registry === null) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const pattern = request.routeOptions.url ?? '';
    const labels = {
      method: request.method,
      route: pattern.startsWith('/api/') ? pattern : OTHER,
      status: reply.statusCode,
    };
    metrics.observe('bearings_http_request_seconds', labels, reply.elapsedTime / 1_000);
    done();
  });
}

/** The same for a GET of the site that Fastify does not see. */
export function measureSiteReply(metrics: Metrics, response: ServerResponse): void {
  if (metrics.registry === null) return;
  const began = performance.now();
  response.once('finish', () => {
    const labels = { method: 'GET', route: OTHER, status: response.statusCode };
    metrics.observe('bearings_http_request_seconds', labels, (performance.now() - began) / 1_000);
  });
}
