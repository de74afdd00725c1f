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

/**
 * Keeps replies with reports compressed, by everything that they depend on: a key names the report, the
 * versions that exist, the country and what was asked for, so an old reply is never found by a new key.
 */
@Injectable()
export class ReportBytes {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;

  /** Returns the compressed reply, or null. */
  find(key: string): Buffer | null {
    const found = this.kept.get(key);
    if (!found) return null;
    this.drop(key);
    if (found.until < Date.now()) return null;
    // In order of last use, so the first entries are the ones to drop.
    this.add(key, found);
    return found.content;
  }

  /** Compresses and keeps a reply, and returns it. */
  async keep(key: string, assessmentId: string, detail: ReportDetail): Promise<Buffer> {
    const content = await compress(JSON.stringify(detail));
    this.drop(key);
    this.add(key, { assessmentId, content, until: Date.now() + KEPT_MS });
    for (const [oldest, { until }] of this.kept) {
      if (this.bytes <= MAX_BYTES && until >= Date.now()) break;
      this.drop(oldest);
    }
    return content;
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
