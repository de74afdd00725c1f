import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { PaymentConfig } from '../config/config.js';

export const SANDBOX_PATH = '/sandbox/stripe';

/** The stand-in under the site's own origin, for the browser to confirm test cards with. */
export async function serveSandbox(
  fastify: FastifyInstance,
  payment: PaymentConfig,
): Promise<void> {
  if (payment.kind !== 'sandbox') return;
  await fastify.register(fastifyHttpProxy, {
    upstream: payment.url,
    prefix: `${SANDBOX_PATH}/v1`,
    rewritePrefix: '/v1',
    httpMethods: ['GET', 'POST'],
    // Whoever plays Stripe learns as little of a session as Stripe itself does.
    replyOptions: { rewriteRequestHeaders: (_, { cookie: _session, ...headers }) => headers },
  });
}
