import type { ReportDetail } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const MAX_BYTES = 64 * 1024 * 1024;
/** Texts outside the database change with a release only; a report that is not read is soon forgotten. */
const KEPT_MS = 10 * 60_000;

const compress = promisify(gzip);

interface Kept {
  assessmentId: string;
  content: Buffer;
  until: number;
}

/** A reply, and the key under which it is kept. */
interface Composed {
  key: string;
  assessmentId: string;
  detail: ReportDetail;
}

/**
 * Keeps replies with reports compressed, by everything that they depend on: a key names the report, the
 * versions that exist, the country and what was asked for, so an old reply is never found by a new key.
 */
@Injectable()
export class ReportBytes {
  private readonly kept = new Map<string, Kept>();
  private readonly composing = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  /**
   * Returns the reply that is kept under a key. Without one `compose` makes it, once for all who ask for the
   * same meanwhile, and says under which key it belongs.
   */
  async get(key: string, compose: () => Promise<Composed>): Promise<Buffer> {
    const kept = this.find(key);
    if (kept) return kept;
    const running = this.composing.get(key) ?? this.compose(key, compose);
    this.composing.set(key, running);
    return running;
  }

  private async compose(asked: string, compose: () => Promise<Composed>): Promise<Buffer> {
    try {
      const { key, assessmentId, detail } = await compose();
      const content = await compress(JSON.stringify(detail));
      this.keep(key, { assessmentId, content, until: Date.now() + KEPT_MS });
      return content;
    } finally {
      this.composing.delete(asked);
    }
  }

  private find(key: string): Buffer | null {
    const found = this.kept.get(key);
    if (!found) return null;
    this.drop(key);
    if (found.until < Date.now()) return null;
    // In order of last use, so the first entries are the ones to drop.
    this.add(key, found);
    return found.content;
  }

  private keep(key: string, entry: Kept): void {
    this.drop(key);
    this.add(key, entry);
    for (const [oldest, { until }] of this.kept) {
      if (this.bytes <= MAX_BYTES && until >= Date.now()) break;
      this.drop(oldest);
    }
  }

  /** Forgets every reply with reports of these assessments. */
  forget(assessmentIds: readonly string[]): void {
    for (const [key, { assessmentId }] of this.kept) {
      if (assessmentIds.includes(assessmentId)) this.drop(key);
    }
  }

  private add(key: string, entry: Kept): void {
    this.kept.set(key, entry);
    this.bytes += entry.content.length;
  }

  private drop(key: string): void {
    this.bytes -= this.kept.get(key)?.content.length ?? 0;
    this.kept.delete(key);
  }
}
