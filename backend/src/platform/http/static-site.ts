import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { NotFoundError } from './app-error.js';
import { sendError } from './error.filter.js';

/** A content hash in the name: such a file never changes. Its packed forms have one ending more. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+(\.map)?(\.br|\.gz)?$/;
const FILE = /\.[a-z0-9]{2,11}$/i;
/** What a prerendered page's address may hold: nothing that leads elsewhere. */
const PAGE = /^[\w/-]*$/;

/**
 * Serves the published site from `directory`: files as they are, a prerendered page where there is
 * one, any other path by the shell's page. Files are looked up anew each time, so that a remote is
 * deployed by copying its folder into place.
 */
export async function serveSite(fastify: FastifyInstance, directory: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: path.resolve(directory),
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, file) => {
      const age = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
      void reply.header('cache-control', age);
    },
  });
  fastify.get<{ Params: { '*': string } }>(
    '/*',
    { errorHandler: sendError },
    async (request, reply) => {
      // Decoded by the router, which refuses what cannot be.
      const { '*': wanted } = request.params;
      if (wanted === 'api' || wanted.startsWith('api/')) {
        return sendError(new NotFoundError(), request, reply);
      }
      return reply.sendFile(FILE.test(wanted) ? wanted : await pageFor(directory, wanted));
    },
  );
}

/** The prerendered page of an address, else the shell's own. */
async function pageFor(directory: string, wanted: string): Promise<string> {
  const page = path.join('pages', wanted, 'index.html');
  try {
    if (PAGE.test(wanted)) {
      await access(path.join(directory, page));
      return page;
    }
  } catch {
    // Not prerendered.
  }
  return 'index.html';
}
