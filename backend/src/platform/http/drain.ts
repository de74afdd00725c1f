import type { FastifyInstance } from 'fastify';

/**
 * Sends `Connection: close` while the server shuts down: a kept-alive connection would keep the
 * process from ending.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  let isClosing = false;
  fastify.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
