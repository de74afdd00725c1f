import { type OnApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { finishWithin } from '../platform/time-limit.js';
import { FileNotReadyError, PdfFailedError } from './pdf.errors.js';
import { createRecentDocuments } from './recent-documents.js';
import { type PdfTemplate, TypstBusyError, TypstThread } from './typst-thread.js';

const WORKER_FILE = path.join(import.meta.dirname, '../../assets/pdf/typst-worker.mjs');
/**
 * Time limit for one attempt to generate a PDF. A report takes 0.1 seconds, but with thousands of unusual characters on
 * a busy machine over ten. A limit that is too short would never let it finish, because each attempt starts anew.
 */
const ATTEMPT_TIMEOUT_MS = 60_000;
/**
 * Time limit for starting Typst, the program that lays out PDFs. It takes a second, but over ten seconds on a busy
 * machine.
 */
const START_TIMEOUT_MS = 60_000;
const MAX_WAITING_DOCUMENTS = 50;
/** How long a call waits for its file: less than the gateway and the server's time limit for requests. */
const CALL_WAIT_MS = 5_000;

@Injectable()
export class PdfCompiler implements OnApplicationShutdown {
  private readonly thread = new TypstThread(WORKER_FILE, {
    startMs: START_TIMEOUT_MS,
    attemptMs: ATTEMPT_TIMEOUT_MS,
    waiting: MAX_WAITING_DOCUMENTS,
  });
  private readonly documents = createRecentDocuments();
  private isClosed = false;
  private readonly callWaitMs = CALL_WAIT_MS;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /**
   * Starts Typst when the process starts, so that a missing installation is logged at once, and not only when the first
   * document is requested.
   */
  async start(): Promise<void> {
    try {
      await this.thread.start();
    } catch (error) {
      // Not an error: the process was stopped during the start, so it ended the thread itself.
      if (this.isClosed) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(`No PDFs are made: Typst cannot start (${reason.split('\n')[0]}).`);
    }
  }

  /**
   * Returns the document. Throws a 503 if it cannot be generated, or if this process makes no further documents at the
   * moment.
   */
  compile(template: PdfTemplate, data: object): Promise<Buffer> {
    const key = createHash('sha256').update(template).update(JSON.stringify(data)).digest('base64');
    return this.documents.forceFetch(key, { context: () => this.compileNow(template, data) });
  }

  /**
   * Waits for the file that a call makes from documents. Throws {@link FileNotReadyError} if it takes long; the work
   * goes on, so that a later call finds its documents finished.
   */
  waitForCall<T>(work: Promise<T>): Promise<T> {
    return finishWithin(this.callWaitMs, work, () => new FileNotReadyError());
  }

  private async compileNow(template: PdfTemplate, data: object): Promise<Buffer> {
    try {
      return await this.thread.compile(template, data);
    } catch (error) {
      if (error instanceof TypstBusyError || this.isClosed) throw new FileNotReadyError();
      this.logger.error({ err: error, template, alert: true }, 'pdf failed');
      throw new PdfFailedError();
    }
  }

  /** Runs once the server and the periodic tasks have ended, because calls and emails in progress need documents. */
  onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    this.documents.clear();
    return this.thread.close();
  }
}
