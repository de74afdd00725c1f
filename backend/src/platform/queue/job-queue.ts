/** Something to be done, by id. The truth about it is in the database; the job only rings. */
export interface Job {
  /** Unique: adding the same key again while it waits changes nothing. */
  key: string;
  id: string;
}

export type JobHandler = (job: Job) => Promise<void>;

/**
 * A doorbell. Losing every job loses nothing: a sweep over the database rings again for whatever
 * is requested and not done.
 */
export interface JobQueue {
  readonly kind: 'bull' | 'in-process';
  /** Never throws and answers within a second, whatever state the queue's store is in. */
  add(job: Job): Promise<void>;
  /** Starts to work on jobs, `concurrency` at a time. A handler's failure is logged, not retried. */
  work(handler: JobHandler, concurrency: number): void;
  /** Waiting jobs; null when the store does not answer. */
  waiting(): Promise<number | null>;
  /** Takes no new job and waits for those in hand. */
  close(): Promise<void>;
}

/** Injection token of a {@link JobQueue} by its name. */
export const queueToken = (name: string): string => `job-queue:${name}`;
