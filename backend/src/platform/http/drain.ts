import type { FastifyInstance } from 'fastify';

/**
 * Lets answers under way finish when the process is told to stop, and asks their callers to come
 * back on a new connection: a kept-alive one would hold the process.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
