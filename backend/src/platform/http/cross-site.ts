import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createErrorClass } from './app-error.js';
import { sendError } from './error.filter.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

class CrossSiteError extends createErrorClass(403, 'cross_site') {}

class NotJsonError extends createErrorClass(415, 'not_json') {}

/**
 * Rejects state-changing requests from other sites (CSRF). Uses Sec-Fetch-Site, or Origin if that is missing; a client
 * that sends neither is not a browser and is admitted. Bodies must be JSON. Routes with an exempt prefix are not
 * checked, because other services call them.
 */
export function refuseCrossSite(
  fastify: FastifyInstance,
  options: { publicUrl: string; exempt: readonly string[]; guardedReads: readonly string[] },
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // Compares the route, not the URL, because URLs with a final slash or encoded letters also lead to that route.
    const { url: route = '' } = request.routeOptions;
    if (SAFE_METHODS.has(request.method) && !options.guardedReads.includes(route)) return done();
    if (options.exempt.some((prefix) => route.startsWith(prefix))) return done();
    if (!isOwnOrigin(request, options.publicUrl)) return sendError(new CrossSiteError(), request, reply);
    if (hasNonJsonBody(request)) return sendError(new NotJsonError(), request, reply);
    done();
  });
}

function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === request.host;
}

function hasNonJsonBody(request: FastifyRequest): boolean {
  const type = request.headers['content-type'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  return hasBody && !/^application\/json\s*(;|$)/i.test(type ?? '');
}
