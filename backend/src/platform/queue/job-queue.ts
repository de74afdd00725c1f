/**
 * Work to be done, such as generating a report. Its state is in the database; the job contains only the id of the row.
 */
export interface Job {
  /** Unique: adding a job with the key of a waiting job changes nothing. */
  key: string;
  id: string;
  /** The `traceparent` of the request or task that added the job. */
  trace?: string | undefined;
}

export type JobHandler = (job: Job) => Promise<void>;

/** A queue of jobs. Jobs may be lost: a periodic sweep recreates them from the database. */
export interface JobQueue {
  readonly kind: 'bull' | 'in-process';
  /** Adds a job. Never throws and returns within a second, even while Redis is unavailable. */
  add(job: Job): Promise<void>;
  /** Starts handling jobs, `concurrency` at a time. A failed handler is logged, not retried. */
  work(handler: JobHandler, concurrency: number): void;
  /** Returns the number of waiting jobs; null when Redis does not answer. */
  waiting(): Promise<number | null>;
  /** Stops accepting jobs and waits for running ones. */
  close(): Promise<void>;
}

/** Returns the injection token of the {@link JobQueue} with this name. */
export const toQueueToken = (name: string): string => `job-queue:${name}`;
