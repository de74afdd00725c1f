import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { PaymentConfig } from '../../config/config.js';

export const SANDBOX_PATH = '/sandbox/stripe';

/** Forwards requests below the site's own origin to the stand-in for Stripe, where the browser confirms test cards. */
export async function serveSandbox(fastify: FastifyInstance, payment: PaymentConfig): Promise<void> {
  if (payment.kind !== 'sandbox') return;
  await fastify.register(fastifyHttpProxy, {
    upstream: payment.url,
    prefix: `${SANDBOX_PATH}/v1`,
    rewritePrefix: '/v1',
    httpMethods: ['GET', 'POST'],
    // The stand-in must not receive the session cookie, since Stripe never does.
    replyOptions: { rewriteRequestHeaders: (_, { cookie: _session, ...headers }) => headers },
  });
}
