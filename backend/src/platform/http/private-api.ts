import type { FastifyInstance } from 'fastify';
import { isApiCall } from './api-route.js';

/** Cache header for personal replies and errors. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

/** Tells browsers and proxies not to store the API's replies, unless the route sets its own cache header. */
export function keepApiPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isApiCall(request)) void reply.header('cache-control', PRIVATE_CACHE_CONTROL);
    done();
  });
}
