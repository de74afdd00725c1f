import type { ReportDetail } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { CompressedBody } from '../../platform/http/compressed-body.js';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Time for which a reply stays cached, so that replies that nobody reads any more do not use memory for long. */
const TTL_MS = 10 * 60_000;

interface CacheEntry {
  assessmentId: string;
  content: CompressedBody<ReportDetail>;
  expiresAt: number;
}

interface ComposedReport {
  key: string;
  assessmentId: string;
  detail: ReportDetail;
}

/**
 * LRU cache of compressed replies that contain a report. A key contains everything that a reply depends on, namely the
 * report, its versions, the country and the options, so that no outdated reply is returned.
 */
@Injectable()
export class CompressedReportCache {
  private readonly entries = new Map<string, CacheEntry>();
  private readonly composing = new Map<string, Promise<CompressedBody<ReportDetail>>>();
  private bytes = 0;

  /**
   * Returns the cached reply of a key. If there is none, calls `compose`, only once for concurrent calls, and caches
   * its result under the key that `compose` returns.
   */
  async get(key: string, compose: () => Promise<ComposedReport>): Promise<CompressedBody<ReportDetail>> {
    const entry = this.entries.get(key);
    if (entry && entry.expiresAt >= Date.now()) {
      this.set(key, entry);
      return entry.content;
    }
    const running = this.composing.get(key) ?? this.compose(key, compose);
    this.composing.set(key, running);
    return running;
  }

  /** Removes the cached replies that contain reports of these assessments. */
  evict(assessmentIds: readonly string[]): void {
    for (const [key, { assessmentId }] of this.entries) {
      if (assessmentIds.includes(assessmentId)) this.delete(key);
    }
  }

  private async compose(wanted: string, compose: () => Promise<ComposedReport>): Promise<CompressedBody<ReportDetail>> {
    try {
      const { key, assessmentId, detail } = await compose();
      const content = await CompressedBody.ofJson(detail);
      this.set(key, { assessmentId, content, expiresAt: Date.now() + TTL_MS });
      return content;
    } finally {
      this.composing.delete(wanted);
    }
  }

  /** Stores an entry as the most recently used, and evicts others while the cache is too large. */
  private set(key: string, entry: CacheEntry): void {
    this.delete(key);
    this.entries.set(key, entry);
    this.bytes += entry.content.bytes.length;
    for (const [oldest, { expiresAt }] of this.entries) {
      if (this.bytes <= MAX_CACHE_BYTES && expiresAt >= Date.now()) break;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.bytes -= this.entries.get(key)?.content.bytes.length ?? 0;
    this.entries.delete(key);
  }
}
