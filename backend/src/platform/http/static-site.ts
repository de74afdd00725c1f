import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

const HASHED = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;
const FILE = /\.[a-z0-9]{2,11}$/i;

/**
 * Serves the published site from `directory`: files as they are, any other path by the shell's page.
 * Files are looked up anew each time, so that a remote is deployed by copying its folder into place.
 */
export async function serveSite(fastify: FastifyInstance, directory: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: path.resolve(directory),
    prefix: '/',
    wildcard: false,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header(
        'cache-control',
        HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  fastify.get('/*', { config: { site: true } }, (request, reply) => {
    const file = decodeURIComponent(request.url.split('?')[0] ?? '/').slice(1);
    if (file.startsWith('api/') || file === 'api') return reply.callNotFound();
    return FILE.test(file) ? reply.sendFile(file) : reply.sendFile('index.html');
  });
}
