import type { FastifyRequest } from 'fastify';

/** Returns whether a browser opens the URL as a page. Older browsers send only the Accept header. */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  return method === 'GET' && mode === 'navigate' && /\btext\/html\b/.test(headers.accept ?? '');
}
