/** Work to be done, by id. State is in the database; a job carries only an id. */
export interface Job {
  /** Unique: adding a job with the key of a waiting job changes nothing. */
  key: string;
  id: string;
  /** The `traceparent` of the request or task that added the job. */
  trace?: string | undefined;
}

export type JobHandler = (job: Job) => Promise<void>;

/** Jobs are hints: the sweep over the database recreates lost ones. */
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
export const queueToken = (name: string): string => `job-queue:${name}`;
