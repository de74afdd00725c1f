import type { ReportDetail } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CompressedBody } from '../../platform/http/compressed-body.js';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Time for which a reply stays cached, so that replies that nobody reads any more do not use memory for long. */
const TTL_MS = 10 * 60_000;

interface CacheEntry {
  key: string;
  assessmentId: string;
  content: CompressedBody<ReportDetail>;
}

interface ComposedReport {
  key: string;
  assessmentId: string;
  detail: ReportDetail;
}

type ComposeReport = () => Promise<ComposedReport>;

/**
 * Cache of compressed replies that contain a report. A key contains everything that a reply depends on, namely the
 * report, its versions, the country and the options, so that no outdated reply is returned.
 */
@Injectable()
export class CompressedReportCache {
  private readonly entries = new LRUCache<string, CacheEntry, ComposeReport>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ content }) => content.bytes.length,
    ttl: TTL_MS,
    // A reply that others push out while it is being composed is still returned.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: compose }) => {
      const { key, assessmentId, detail } = await compose();
      return { key, assessmentId, content: await CompressedBody.ofJson(detail) };
    },
  });

  /**
   * Returns the cached reply of a key. If there is none, calls `compose`, only once for concurrent calls, and caches
   * its result under the key that `compose` returns.
   */
  async get(key: string, compose: ComposeReport): Promise<CompressedBody<ReportDetail>> {
    const entry = await this.entries.forceFetch(key, { context: compose });
    if (entry.key !== key) {
      this.entries.delete(key);
      this.entries.set(entry.key, entry);
    }
    return entry.content;
  }

  /** Removes the cached replies that contain reports of these assessments. */
  evict(assessmentIds: readonly string[]): void {
    for (const [key, { assessmentId }] of this.entries) {
      if (assessmentIds.includes(assessmentId)) this.entries.delete(key);
    }
  }
}
