import type { FastifyInstance } from 'fastify';

/** Its frames come from hosts of their own below that one, by Stripe's guide to policies. */
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';
const STRIPE_API = 'https://api.stripe.com';
/** The one script that stands in prerendered pages, `tools/commands/page-starter.mjs`. */
const PAGE_STARTER = 'sha256-ndu9n0NhE2djetvATex1NHkmMkQ++gb5T5mP3ByASV8=';

/** Content-Security-Policy of every page. Inline styles are needed by Radix's positioned layers. */
const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  `script-src 'self' '${PAGE_STARTER}' ${STRIPE_SCRIPTS}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  `connect-src 'self' ${STRIPE_API}`,
  `frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com`,
].join('; ');

/** Sets the same headers on every answer, computed once. */
export function setSecurityHeaders(fastify: FastifyInstance, https: boolean): void {
  const headers: Record<string, string> = {
    'content-security-policy': POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
