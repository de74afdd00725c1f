import { UnavailableError } from '../platform/http/app-error.js';

/** A document could not be generated, even at the second attempt. */
export class PdfFailedError extends UnavailableError {
  constructor() {
    super('pdf_failed');
  }
}

/** The file is still being made; the same call gets it later. */
export class FileNotReadyError extends UnavailableError {
  constructor() {
    super('file_not_ready');
  }
}
