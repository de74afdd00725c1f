import type { FastifyInstance } from 'fastify';

/** For replies to one caller, and for errors. */
export const PRIVATE = 'private, no-store';

/** Forbids browsers and proxies to store replies of /api, unless the route sets its own header. */
export function keepApiPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?')[0];
    if (path === '/api' || path?.startsWith('/api/')) void reply.header('cache-control', PRIVATE);
    done();
  });
}
