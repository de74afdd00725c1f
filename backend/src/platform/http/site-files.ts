import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ConcurrencyLimit } from '../concurrency-limit.js';

/** Larger files are streamed instead of kept in memory. */
const MAX_KEPT_FILE_BYTES = 1024 * 1024;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 128 * 1024;
/** A burst of requests waits instead of running out of descriptors. */
const MAX_OPEN_FILES = 16;
/**
 * A file that was checked is not checked again for so long. Publishing is seen as much later.
 */
const RECHECK_MS = 100;

const TYPES: Readonly<Record<string, string>> = {
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

/** The packed forms that publishing puts beside a file, best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Returns a stream, which keeps no file open between chunks. */
type OpenStream = () => Readable;

export interface SiteFile {
  type: string;
  /** The packed form that was chosen; undefined for the file as it is. */
  encoding: (typeof ENCODINGS)[number]['name'] | undefined;
  etag: string;
  bytes: number;
  /** The content of a small file; of a large one a function that streams it. */
  content: Buffer | OpenStream;
}

export interface SiteFiles {
  /**
   * Returns the file, in the best packed form that `acceptEncoding` allows, or null.
   * @param name relative to the folder, made of plain segments; see {@link isPlainName}
   */
  find(name: string, acceptEncoding?: string): Promise<SiteFile | null>;
}

/** Whether a name stays inside its folder and names nothing hidden. */
export const isPlainName = (name: string): boolean =>
  name.split('/').every((segment) => /^(?!\.)[\w.-]+$/.test(segment));

/**
 * Reads the files of a folder. Small ones are kept in memory until they change on the disk, which
 * is checked ten times a second, so that publishing needs no restart.
 */
export function createSiteFiles(folder: string): SiteFiles {
  const kept = new Map<string, { version: string; loading: Promise<Loaded>; bytes: number }>();
  const openFiles = new ConcurrencyLimit(MAX_OPEN_FILES);
  const withOpenFile: WithOpenFile = (work) => openFiles.run(work);
  const looked = new Map<string, Promise<Stats | null>>();
  let lookedSince = 0;
  let keptBytes = 0;

  function forget(file: string): void {
    keptBytes -= kept.get(file)?.bytes ?? 0;
    kept.delete(file);
  }

  function load(file: string, bytes: number, version: string): Promise<Loaded> {
    const known = kept.get(file);
    forget(file);
    const loading =
      known?.version === version ? known.loading : withOpenFile(() => readWhole(file));
    loading.catch(() => forget(file));
    // The map is in order of last use, so the first entries are the ones to drop.
    kept.set(file, { version, loading, bytes });
    keptBytes += bytes;
    for (const oldest of kept.keys()) {
      if (keptBytes <= MAX_KEPT_BYTES) break;
      forget(oldest);
    }
    return loading;
  }

  async function read(file: string): Promise<Pick<SiteFile, 'etag' | 'bytes' | 'content'> | null> {
    const found = await lookAt(file);
    if (!found?.isFile()) return null;
    const version = versionOf(found);
    if (found.size > MAX_KEPT_FILE_BYTES) {
      const large = { file, version, bytes: found.size };
      return {
        etag: `"${version}"`,
        bytes: found.size,
        content: () => Readable.from(readInChunks(large, withOpenFile), { objectMode: false }),
      };
    }
    const { content, etag } = await load(file, found.size, version);
    return { etag, bytes: content.length, content };
  }

  function lookAt(file: string): Promise<Stats | null> {
    const now = performance.now();
    if (now - lookedSince > RECHECK_MS) {
      looked.clear();
      lookedSince = now;
    }
    const known = looked.get(file) ?? stat(file).catch(() => null);
    looked.set(file, known);
    return known;
  }

  return {
    async find(name, acceptEncoding) {
      const file = path.join(folder, name);
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      for (const { name: encoding, ending } of ENCODINGS) {
        if (!accepts(acceptEncoding, encoding)) continue;
        const packed = await read(file + ending);
        if (packed) return { ...packed, type, encoding };
      }
      const plain = await read(file);
      return plain && { ...plain, type, encoding: undefined };
    },
  };
}

interface Loaded {
  content: Buffer;
  etag: string;
}

interface LargeFile {
  file: string;
  version: string;
  bytes: number;
}

type WithOpenFile = <T>(work: () => Promise<T>) => Promise<T>;

const versionOf = ({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }) =>
  [size, Math.round(mtimeMs * 1_000), ino].map((part) => part.toString(36)).join('-');

async function readWhole(file: string): Promise<Loaded> {
  const handle = await open(file);
  try {
    const content = await handle.readFile();
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 27);
    return { content, etag: `"${digest}"` };
  } finally {
    await handle.close();
  }
}

/**
 * Yields a file chunk by chunk and opens it anew for each one. A response that is queued behind
 * another on its connection never learns that the client hung up, so a file that stayed open in
 * between would stay open for good.
 */
async function* readInChunks(large: LargeFile, withOpenFile: WithOpenFile): AsyncGenerator<Buffer> {
  for (let position = 0; position < large.bytes; position += CHUNK_BYTES) {
    yield await withOpenFile(() => readChunk(large, position));
  }
}

async function readChunk({ file, version, bytes }: LargeFile, position: number): Promise<Buffer> {
  const length = Math.min(CHUNK_BYTES, bytes - position);
  const handle = await open(file);
  try {
    if (versionOf(await handle.stat()) !== version) throw new Error('The file was replaced.');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead < length) throw new Error('The file has become shorter.');
    return buffer;
  } finally {
    await handle.close();
  }
}

/** Whether an `Accept-Encoding` header allows an encoding by name. */
function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
