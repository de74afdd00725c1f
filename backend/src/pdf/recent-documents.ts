import { LRUCache } from 'lru-cache';

/** How long a finished document stays, longer than a caller who was told to wait takes to request it again. */
const RETENTION_MS = 60_000;
const MAX_FINISHED_DOCUMENTS = 100;

type MakeDocument = () => Promise<Buffer>;

export type RecentDocuments = LRUCache<string, Buffer, MakeDocument>;

/**
 * The documents that are being made, and for a minute those that are finished. A caller who gave up waiting thus gets
 * the same document when requesting it again, instead of starting it from the beginning.
 */
export const createRecentDocuments = (): RecentDocuments =>
  new LRUCache({
    max: MAX_FINISHED_DOCUMENTS,
    ttl: RETENTION_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    // The library's own reference to the clock would escape the fake timers of tests.
    perf: performance,
    // A document that others push out while it is being made is still returned.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
