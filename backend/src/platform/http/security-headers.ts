import type { FastifyInstance } from 'fastify';

/** Sets the same headers on every answer, computed once. The site's pages replace the policy. */
export function setSecurityHeaders(
  fastify: FastifyInstance,
  https: boolean,
  contentPolicy: string,
): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy,
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
