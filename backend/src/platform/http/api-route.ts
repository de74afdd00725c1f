import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request is for the API, known route or not. The matched route decides, since a URL can spell the
 * same path in several ways.
 */
export function isApiCall({ routeOptions, params }: FastifyRequest): boolean {
  const route = routeOptions.url;
  if (route === undefined) return true;
  if (route !== SITE_ROUTE) return route.startsWith('/api/');
  const wanted: unknown = Reflect.get(Object(params), '*');
  return typeof wanted === 'string' && /^api(\/|$)/.test(wanted);
}

/** The route of the published site's files. */
export const SITE_ROUTE = '/*';
