import type { ReportProgress } from '@bearings/contracts';
import type { ReportFacts } from '../composing/report-facts.js';
import type { Prose } from '../prose/prose.js';

export interface ReportWriter {
  /** Name of the writer, as shown to the reader. */
  readonly name: string;
  /**
   * Writes every section and calls `onProgress` at the start of each. Rejects if it cannot finish, or with the reason
   * of `signal` if that aborts; never resolves with an incomplete report.
   */
  write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose>;
}
