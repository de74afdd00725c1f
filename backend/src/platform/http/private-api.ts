import type { FastifyInstance } from 'fastify';

/** For replies to one caller, and for errors. */
export const PRIVATE = 'private, no-store';

const OF_THE_API = /^\/api(?:[/?]|$)/;

/** Forbids browsers and proxies to store replies of /api, unless the route sets its own header. */
export function keepApiPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (OF_THE_API.test(request.url)) void reply.header('cache-control', PRIVATE);
    done();
  });
}
