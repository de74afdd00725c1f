import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { isApiCall, SITE_ROUTE } from './api-route.js';
import { NotFoundError } from './app-error.js';
import { createContentPolicy, createPageStarterLookup, type ContentSources } from './content-policy.js';
import { logError, sendError } from './error.filter.js';
import { createPathLookup } from './known-paths.js';
import { hasSignedInHint } from './signed-in-hint.js';
import {
  SHARED_HEADERS,
  type GetSharedPageStatus,
  findSharedToken,
  isSharedPath,
  addPreviewMetadata,
} from './shared-pages.js';
import { createSiteFiles, isSafePath, type SiteFiles } from './site-files.js';

/** Matches the name of a file with a content hash, which never changes. */
const HASHED_FILE_PATTERN = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;
const FILE_EXTENSION_PATTERN = /\.[a-z0-9]{2,11}$/i;
const SHELL_PAGE = 'index.html';

/** The files of the published site, and how they are sent. */
interface Site {
  files: SiteFiles;
  sendFile: SendFile;
  /** Sets the content security policy, with the hash of the inline script in prerendered pages. */
  setPolicy: (reply: FastifyReply) => Promise<void>;
  /** Sends an error: as the shell's error page to a browser, as JSON to a program. */
  sendError: typeof sendError;
}

export function createSite(directory: string, contentSources: ContentSources): Site {
  const files = createSiteFiles(path.resolve(directory));
  const sendFile = createFileSender(files);
  const readPageStarter = createPageStarterLookup(files);
  const setPolicy = async (reply: FastifyReply): Promise<void> => {
    const policy = createContentPolicy(contentSources, await readPageStarter());
    void reply.header('content-security-policy', policy);
  };
  const sendPage: typeof sendFile = async (name, request, reply) => {
    await setPolicy(reply);
    return sendFile(name, request, reply);
  };
  return {
    files,
    sendFile,
    setPolicy,
    sendError(cause, request, reply) {
      if (!isPageRequest(request)) return sendError(cause, request, reply);
      const { statusCode } = logError(cause, request);
      if (reply.sent) return;
      sendPage(SHELL_PAGE, request, reply.code(statusCode)).catch((failure: unknown) =>
        sendError(failure, request, reply),
      );
    },
  };
}

/**
 * Matches URLs of the API and the sandbox, which are not pages. Matches the URL's text instead of its route, because a
 * URL that cannot be decoded has no route.
 */
const NOT_A_PAGE_PATTERN = /^(https?:\/\/[^/]*)?\/(api|sandbox)([/?]|$)/i;

const isPageRequest = ({ raw, method, headers: { accept = '' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && accept.includes('text/html') && !NOT_A_PAGE_PATTERN.test(raw.url ?? '');

/**
 * Serves the published site: files, prerendered pages, and the shell's page for other known paths. Another spelling of
 * an address is redirected to it. Unknown paths and invalid links to reports get the shell's page with status 404.
 * `docker/nginx.conf` does the same; `test/api/gateway.spec.ts` compares the two.
 */
export function serveSite(
  fastify: FastifyInstance,
  { files, sendFile, setPolicy, sendError: sendSiteError }: Site,
  sharedPageStatus: GetSharedPageStatus,
  publicUrl: string,
): void {
  const findPage = createPathLookup(files);

  fastify.get<{ Params: { '*': string } }>(SITE_ROUTE, { errorHandler: sendSiteError }, async (request, reply) => {
    // The router has already decoded the path, and rejected malformed encodings.
    const { '*': wanted } = request.params;
    if (isApiCall(request)) {
      return sendError(new NotFoundError(), request, reply);
    }
    await setPolicy(reply);
    const page = await findPage(`/${wanted}`);
    if (isSharedPath(page ?? wanted)) void reply.headers(SHARED_HEADERS);
    const [askedPath, query] = splitAddress(request.raw.url ?? '');
    if (page !== null && page !== askedPath) {
      const cacheControl = reply.getHeader('cache-control') ?? 'no-cache';
      return reply.header('cache-control', cacheControl).redirect(page + query, MOVED_STATUS);
    }
    if (page === null) {
      // Pages are reached by their addresses only, not by the names of their files.
      if (FILE_EXTENSION_PATTERN.test(wanted) && !wanted.endsWith('.html')) return sendFile(wanted, request, reply);
      return sendFile(SHELL_PAGE, request, reply.code(404));
    }
    if (isLandingPageOfSignedIn(page, request)) return sendFile(SHELL_PAGE, request, reply);
    const prerendered = path.posix.join('pages', toPageFolder(page), 'index.html');
    if (isSafePath(prerendered) && (await files.find(prerendered))) {
      return sendFile(prerendered, request, reply);
    }
    const token = findSharedToken(page);
    if (token !== null) {
      void reply.code(await sharedPageStatus(token, request.ip));
      const shell = reply.statusCode === 200 ? await files.find(SHELL_PAGE) : null;
      if (shell && Buffer.isBuffer(shell.content)) {
        const html = addPreviewMetadata(shell.content.toString(), page, publicUrl);
        return reply.type(shell.type).send(html);
      }
    }
    return sendFile(SHELL_PAGE, request, reply);
  });
}

const MOVED_STATUS = 301;

/** Returns the path of a request's target as it was sent, and its query with the question mark. */
function splitAddress(url: string): [string, string] {
  const target = url.replace(/^https?:\/\/[^/]*/i, '');
  const end = target.search(/\?|$/);
  return [target.slice(0, end), target.slice(end)];
}

/** All reports share the same prerendered page; the sample report has its own. */
const toPageFolder = (page: string): string => page.replace(/^\/report\/(?!sample$)[^/]+$/, '/report/any');

/** Signed-in users get the shell's page instead of the prerendered landing page. */
const isLandingPageOfSignedIn = (page: string, request: FastifyRequest): boolean =>
  page === '/' && hasSignedInHint(request);

type SendFile = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;

function createFileSender(files: SiteFiles): SendFile {
  return async (name, request, reply) => {
    const file = isSafePath(name) ? await files.find(name, request.headers['accept-encoding']) : null;
    if (!file) return sendError(new NotFoundError(), request, reply);
    void reply.headers({
      'content-type': file.type,
      'cache-control': getCacheControl(name, reply),
      etag: file.etag,
      vary: 'accept-encoding',
      ...(file.encoding && { 'content-encoding': file.encoding }),
    });
    if (reply.statusCode === 200 && isFresh(request.headers['if-none-match'], file.etag)) {
      return reply.code(304).send();
    }
    void reply.header('content-length', file.bytes);
    return reply.send(Buffer.isBuffer(file.content) ? file.content : file.content());
  };
}

const getCacheControl = (name: string, reply: FastifyReply) =>
  HASHED_FILE_PATTERN.test(name)
    ? 'public, max-age=31536000, immutable'
    : (reply.getHeader('cache-control') ?? 'no-cache');

/** Returns whether the client already has this version, by weak comparison (RFC 9110, section 13.1.2). */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === etag || entry === '*');
}
