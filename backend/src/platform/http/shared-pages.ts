import { SHARED_LINK_PREVIEW } from '@bearings/contracts';
import type { FastifyInstance } from 'fastify';
import { PRIVATE_CACHE_CONTROL } from './private-api.js';

const SHARED_PAGE_PATTERN = /^\/shared\/(?:know\/)?([^/]+)$/;
const SHARED_REPORT_PATTERN = /^\/shared\/([^/]+)$/;
const SHARED_API_PREFIX = '/api/shared/';

/**
 * Headers of replies with a shared report. The link's URL is a secret, which caches and search engines must not store.
 */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': PRIVATE_CACHE_CONTROL,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Returns the status of a shared link's page for a visitor at this IP address: 200, or the status of the error. */
export type GetSharedPageStatus = (token: string, address: string) => Promise<number>;

/** Returns whether a path is that of a shared link's page, valid or not. */
export const isSharedPath = (path: string): boolean => /^\/*shared(\/|$)/i.test(path);

/** Returns the token in the path of a shared link's page; null for other paths. */
export const findSharedToken = (path: string): string | null => SHARED_PAGE_PATTERN.exec(path)?.[1] ?? null;

/**
 * Returns the shell's page with metadata from which messengers show a preview of the link: the report's picture,
 * without the owner's name.
 */
export function addPreviewMetadata(page: string, path: string, publicUrl: string): string {
  const token = SHARED_REPORT_PATTERN.exec(path)?.[1];
  if (token === undefined) return page;
  const picture = composePictureUrl(publicUrl, token);
  const tags = [
    ['og:type', 'article'],
    ['og:title', SHARED_LINK_PREVIEW.title],
    ['og:description', SHARED_LINK_PREVIEW.description],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return page.replace('</head>', `${tags.join('')}</head>`);
}

const composePictureUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${SHARED_API_PREFIX}${encodeURIComponent(token)}/picture`;

/**
 * Adds the routes that the gateway (nginx) calls when a browser requests the page of a shared link. The reply has the
 * link's status and, if the link is valid, headers with the name of the file that the gateway sends and the URL of the
 * picture in its preview.
 */
export function addGatewayRoutes(fastify: FastifyInstance, statusOf: GetSharedPageStatus, publicUrl: string): void {
  const pages = [
    ['/shared/:token', '/shared-report.html'],
    ['/shared/know/:token', '/index.html'],
  ] as const;
  for (const [path, file] of pages) {
    fastify.get<{ Params: { token: string } }>(path, async (request, reply) => {
      const { token } = request.params;
      const status = await statusOf(token, request.ip);
      if (status === 200) {
        void reply.headers({ 'x-accel-redirect': file, 'x-preview-picture': composePictureUrl(publicUrl, token) });
      }
      return reply.code(status).send();
    });
  }
}

/** Sets the headers of shared reports on all replies of their routes, including errors. */
export function keepSharedCallsPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // Checks the route, since a URL can spell it in several ways.
    if (request.routeOptions.url?.startsWith(SHARED_API_PREFIX)) void reply.headers(SHARED_HEADERS);
    done();
  });
}
