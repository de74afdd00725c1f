import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { PaymentConfig } from '../../config/config.js';

export const SANDBOX_PATH = '/sandbox/stripe';

/**
 * Forwards requests below {@link SANDBOX_PATH} to the local stand-in for Stripe, so that the browser can pay with test
 * cards. Does nothing if the payment sandbox is not configured.
 */
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
