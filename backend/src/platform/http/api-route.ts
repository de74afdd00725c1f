import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request is for the API, even if the API has no such route. Uses the route that the router matched
 * and not the URL, because a URL can spell the same path in several ways.
 */
export function isApiCall({ routeOptions, params }: FastifyRequest): boolean {
  const route = routeOptions.url;
  if (route === undefined) return true;
  if (route !== SITE_ROUTE) return route.startsWith('/api/');
  const wildcardPath: unknown = Reflect.get(Object(params), '*');
  return typeof wildcardPath === 'string' && /^api(\/|$)/.test(wildcardPath);
}

/** The route of the published site's files. */
export const SITE_ROUTE = '/*';
