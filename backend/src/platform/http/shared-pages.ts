import type { FastifyInstance } from 'fastify';
import { PRIVATE } from './private-api.js';

const SHARED_PAGE = /^shared\//i;
const SHARED_API = '/api/shared/';

/** For reports that are shown by a link: its address is a secret, and no search engine may keep it. */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': PRIVATE,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Returns whether a path of the site, without the slash at its start, is a shared report's page. */
export const isSharedPage = (path: string): boolean => SHARED_PAGE.test(path);

/** Sets the headers of shared reports on every answer of their calls, also on refusals. */
export function keepSharedCallsPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // By the route, not by the address: an encoded letter leads there too.
    if (request.routeOptions.url?.startsWith(SHARED_API)) void reply.headers(SHARED_HEADERS);
    done();
  });
}
