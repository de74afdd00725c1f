import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { acceptsEncoding } from './accepts-encoding.js';

/** Larger files are streamed instead of cached in memory. */
const MAX_CACHED_FILE_BYTES = 1024 * 1024;
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Time for which the result of a `stat` is reused. A newly published file is served after this time at the latest. */
const STAT_CACHE_MS = 100;
const MAX_CHECKED_FILES = 1_000;
const NO_FILE = 'no file';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** The compressed forms that publishing puts next to a file, best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export interface SiteFile {
  type: string;
  /** The chosen compression; undefined if the file is sent uncompressed. */
  encoding: (typeof ENCODINGS)[number]['name'] | undefined;
  etag: string;
  bytes: number;
  /** The content of a small file, or a function that streams a large one. */
  content: Buffer | (() => Readable);
}

export interface SiteFiles {
  /**
   * Returns the file in the best compression that `acceptEncoding` allows, or null.
   * @param name path relative to the folder, made of plain segments; see {@link isSafePath}
   */
  find(name: string, acceptEncoding?: string): Promise<SiteFile | null>;
}

/** Returns whether a path stays inside its folder and names no hidden file, so that a URL cannot read other files. */
export const isSafePath = (name: string): boolean =>
  name.split('/').every((segment) => /^(?!\.)[\w.-]+$/.test(segment));

/**
 * Reads the files of a folder. Small files are cached in memory until they change on disk, so that publishing needs
 * no restart.
 */
export function createSiteFiles(folder: string): SiteFiles {
  const cachedFiles = new LRUCache<string, LoadedFile, string>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ content }) => content.length + 1,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: file }) => loadFile(file),
  });
  const checkedFiles = new LRUCache<string, Stats | typeof NO_FILE>({
    max: MAX_CHECKED_FILES,
    ttl: STAT_CACHE_MS,
    ignoreFetchAbort: true,
    fetchMethod: (file) => stat(file).catch(() => NO_FILE),
  });

  async function readVersion(file: string): Promise<Pick<SiteFile, 'etag' | 'bytes' | 'content'> | null> {
    const found = await checkedFiles.forceFetch(file);
    if (found === NO_FILE || !found.isFile()) return null;
    const { size: bytes } = found;
    const version = createFileVersion(found);
    if (bytes > MAX_CACHED_FILE_BYTES) {
      const content = () => createReadStream(file, { end: bytes - 1 });
      return { etag: `"${version}"`, bytes, content };
    }
    const { content, etag } = await cachedFiles.forceFetch(`${version} ${file}`, { context: file });
    return { etag, bytes: content.length, content };
  }

  return {
    async find(name, acceptEncoding) {
      const file = path.join(folder, name);
      const type = CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream';
      for (const { name: encoding, ending } of ENCODINGS) {
        if (!acceptsEncoding(acceptEncoding, encoding)) continue;
        const compressed = await readVersion(file + ending);
        if (compressed) return { ...compressed, type, encoding };
      }
      const plainFile = await readVersion(file);
      return plainFile && { ...plainFile, type, encoding: undefined };
    },
  };
}

interface LoadedFile {
  content: Buffer;
  etag: string;
}

const createFileVersion = ({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }) =>
  [size, Math.round(mtimeMs * 1_000), ino].map((part) => part.toString(36)).join('-');

async function loadFile(file: string): Promise<LoadedFile> {
  const content = await readFile(file);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 27);
  return { content, etag: `"${digest}"` };
}
