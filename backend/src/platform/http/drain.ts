import type { FastifyInstance } from 'fastify';

/** Returns a function that says whether the server shuts down. */
export function watchClosing(fastify: FastifyInstance): () => boolean {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  return () => closing;
}

/**
 * Sends `Connection: close` while the server shuts down: a kept-alive connection would keep the
 * process from ending.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  const isClosing = watchClosing(fastify);
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing()) void reply.header('connection', 'close');
    done(null, payload);
  });
}
