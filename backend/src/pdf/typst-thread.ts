// Runs Typst in a worker thread, so that a document never blocks the API.
import { Worker } from 'node:worker_threads';

/** Templates of documents. `card` gives a PNG file, all others a PDF. */
export type PdfTemplate = 'report' | 'sheet' | 'receipt' | 'card';

interface WorkerReply {
  ready?: true;
  file?: Uint8Array;
  error?: string;
}

interface ThreadLimits {
  /** Time limit for loading Typst, templates and fonts in a new thread; loading is slow if the processor is busy. */
  startMs: number;
  /** Time limit for one attempt to generate a document. A thread that takes longer is replaced. */
  attemptMs: number;
  /** Maximum number of waiting documents; further ones are rejected. */
  waiting: number;
}

const MAX_ATTEMPTS = 2;
/**
 * Limit of the thread's JavaScript heap. Typst's native memory is not part of it, and is limited because the worker
 * evicts old entries of Typst's cache.
 */
const MAX_HEAP_MB = 128;

/** Characters that set the direction of text. In a name, they would reverse the rest of its paragraph. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A word that Typst cannot hyphenate might not fit into its line, so zero-width spaces are added to long words. */
const LONG_WORD_PATTERN = /\S{30}/gu;
const ZERO_WIDTH_SPACE = '\u200b';

/** Returns a value of a document's data as Typst can draw it. URLs, drawings and the title get no zero-width spaces. */
function toDrawable(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // Typst's JSON parser rejects unpaired surrogates.
  const text = value.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll(DIRECTION_MARKS, '');
  if (key === 'href' || key === 'title' || key === 'svg') return text;
  return text.replaceAll(LONG_WORD_PATTERN, (part) => part + ZERO_WIDTH_SPACE);
}

export class TypstBusyError extends Error {}

/** One thread with a queue of documents. It starts with the first document. */
export class TypstThread {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** `file` is the worker's script. */
  constructor(
    private readonly file: string,
    private readonly limits: ThreadLimits,
  ) {}

  /** Starts the thread. Throws if Typst, its templates or its fonts are missing. */
  async start(): Promise<void> {
    await this.enqueue(() => this.getWorker());
  }

  /** Generates a document, with one retry. Throws {@link TypstBusyError} if too many documents are waiting. */
  compile(template: PdfTemplate, data: object): Promise<Buffer> {
    const json = JSON.stringify(data, toDrawable);
    return this.enqueue(() => this.attempt(template, json, MAX_ATTEMPTS));
  }

  async close(): Promise<void> {
    this.limits.waiting = 0;
    await this.terminateWorker();
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.limits.waiting) return Promise.reject(new TypstBusyError());
    this.waiting += 1;
    const done = this.last.then(work).finally(() => (this.waiting -= 1));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async attempt(template: PdfTemplate, data: string, left: number): Promise<Buffer> {
    try {
      const worker = await this.getWorker();
      const { file, error } = await this.waitForReply(worker, this.limits.attemptMs, () =>
        worker.postMessage({ template, data }, []),
      );
      if (file === undefined) throw new Error(error ?? 'The thread sent nothing.');
      return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    } catch (error) {
      await this.terminateWorker();
      if (left <= 1 || this.limits.waiting === 0) throw error;
      return this.attempt(template, data, left - 1);
    }
  }

  private async getWorker(): Promise<Worker> {
    if (this.worker) return this.worker;
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    // Lets the process end even if this thread is still running.
    worker.unref();
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = null;
    });
    this.worker = worker;
    try {
      await this.waitForReply(worker, this.limits.startMs, () => undefined);
    } catch (error) {
      // Ends the thread, because its late "ready" message would be mistaken for a document's reply.
      await this.terminateWorker();
      throw error;
    }
    return worker;
  }

  /** Calls `ask` and returns the thread's next message. Rejects if the thread ends or the time limit passes first. */
  private waitForReply(worker: Worker, ms: number, ask: () => void): Promise<WorkerReply> {
    return new Promise<WorkerReply>((resolve, reject) => {
      const limit = setTimeout(() => settleOnce(() => reject(new Error(`It took over ${ms} ms.`))), ms);
      const onMessage = (reply: WorkerReply): void => settleOnce(() => resolve(reply));
      const onError = (error: Error): void => settleOnce(() => reject(error));
      const onExit = (): void => settleOnce(() => reject(new Error('The thread ended.')));
      const settleOnce = (finish: () => void): void => {
        clearTimeout(limit);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        finish();
      };
      worker.once('message', onMessage).once('error', onError).once('exit', onExit);
      ask();
    });
  }

  /** Ends the thread without waiting for it, because native code ends only when it returns. */
  private terminateWorker(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    // Later errors are irrelevant, but without a listener they would end the process.
    worker?.on('error', () => undefined);
    void worker?.terminate();
    return Promise.resolve();
  }
}
