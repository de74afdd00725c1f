interface FinishedDocument {
  content: Buffer;
  expiry: NodeJS.Timeout;
}

/** How long a finished document stays, longer than a caller who was told to wait takes to request it again. */
const RETENTION_MS = 60_000;
const MAX_FINISHED_DOCUMENTS = 100;

/**
 * The documents that are being made, and for a minute those that are finished. A caller who gave up waiting thus gets
 * the same document when requesting it again, instead of starting it from the beginning.
 */
export class RecentDocuments {
  private readonly pending = new Map<string, Promise<Buffer>>();
  private readonly finished = new Map<string, FinishedDocument>();

  /** Returns the document with this key, and calls `make` only if it is neither finished nor being made. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.finished.get(key);
    if (known) {
      known.expiry.refresh();
      return Promise.resolve(known.content);
    }
    const pendingDocument = this.pending.get(key) ?? this.start(key, make);
    this.pending.set(key, pendingDocument);
    return pendingDocument;
  }

  clear(): void {
    for (const key of this.finished.keys()) this.forget(key);
  }

  private async start(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const content = await make();
      this.keep(key, content);
      return content;
    } finally {
      this.pending.delete(key);
    }
  }

  private keep(key: string, content: Buffer): void {
    this.finished.set(key, { content, expiry: setTimeout(() => this.forget(key), RETENTION_MS).unref() });
    const [oldest] = this.finished.keys();
    if (this.finished.size > MAX_FINISHED_DOCUMENTS && oldest !== undefined) this.forget(oldest);
  }

  private forget(key: string): void {
    clearTimeout(this.finished.get(key)?.expiry);
    this.finished.delete(key);
  }
}
