import type { FastifyInstance } from 'fastify';

/** Sends `Connection: close` during shutdown, because a kept-alive connection would prevent the process from ending. */
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
