import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

/** The route of the site's files, and of what no route matches. */
const OTHER = 'other';

interface Measured {
  method: string;
  /** The route's pattern; files of the site, and what no route matches, are one. */
  route: string;
  status: number;
  ms: number;
}

/** Measures a request that was answered. */
export function measureRequest(metrics: Metrics, { method, route, status, ms }: Measured): void {
  metrics.observe('bearings_http_request_seconds', { method, route, status }, ms / 1_000);
}

/** Measures each request that Fastify answers. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (metrics.registry === null) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const pattern = request.routeOptions.url ?? '';
    const route = pattern.startsWith('/api/') ? pattern : OTHER;
    measureRequest(metrics, { method, route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}

/** Measures a GET of the site that Fastify does not see. */
export function measureSiteReply(metrics: Metrics, response: ServerResponse): void {
  if (metrics.registry === null) return;
  const began = performance.now();
  response.once('finish', () => {
    const ms = performance.now() - began;
    measureRequest(metrics, { method: 'GET', route: OTHER, status: response.statusCode, ms });
  });
}
