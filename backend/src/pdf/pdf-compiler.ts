import { type OnApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import path from 'node:path';
import { UnavailableError } from '../platform/http/app-error.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';
import { type PdfTemplate, TypstBusyError, TypstThread } from './typst-thread.js';

const WORKER_FILE = path.join(import.meta.dirname, '../../assets/pdf/typst-worker.mjs');
/**
 * Time limit for one attempt to generate a PDF. A report takes 0.1 seconds, but the first one on a busy machine may
 * take several.
 */
const ATTEMPT_TIMEOUT_MS = 10_000;
/**
 * Time limit for starting Typst, the program that lays out PDFs. It takes a second, but over ten seconds on a busy
 * machine.
 */
const START_TIMEOUT_MS = 60_000;
const MAX_WAITING_DOCUMENTS = 50;

/** A document could not be generated, even at the second attempt. */
export class PdfFailedError extends UnavailableError {
  constructor() {
    super('pdf_failed');
  }
}

@Injectable()
export class PdfCompiler implements OnApplicationShutdown {
  private readonly thread = new TypstThread(WORKER_FILE, {
    startMs: START_TIMEOUT_MS,
    attemptMs: ATTEMPT_TIMEOUT_MS,
    waiting: MAX_WAITING_DOCUMENTS,
  });
  private isClosed = false;

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

  /** Returns the document. Throws a 503 if it cannot be generated. */
  async compile(template: PdfTemplate, data: object): Promise<Buffer> {
    try {
      return await this.thread.compile(template, data);
    } catch (error) {
      if (error instanceof TypstBusyError || this.isClosed) throw new UnavailableError();
      this.logger.error({ err: error, template, alert: true }, 'pdf failed');
      throw new PdfFailedError();
    }
  }

  /** Runs once the server and the periodic tasks have ended, because calls and emails in progress need documents. */
  onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    return this.thread.close();
  }
}
