import { Inject, Injectable } from '@nestjs/common';
import { type JobQueue, toQueueToken } from '../../platform/queue/job-queue.js';
import { getCurrentTraceparent } from '../../platform/tracing/tracing.js';
import { LeaseRepository } from './lease.repository.js';
import { ReportRepository } from './report.repository.js';

export const REPORT_QUEUE = 'reports';

/** Seconds after which a job with a new key is added for a report that no worker has claimed. */
const FIRST_KEY_CHANGE_SECONDS = 5;

/**
 * Returns how many times the job key of a waiting report has changed; this count is part of the key. The key changes
 * after 5 s without a claim, then at doubling intervals, so that another job is added. With a constant key, a report
 * might never be written: if Redis is emptied while a job runs, remains of the job stay, and Bull silently ignores a
 * new job with the same key. Equal intervals would fill a long queue with duplicate jobs.
 */
export const countJobKeyChanges = (overdueSeconds: number): number =>
  Math.floor(Math.log2(overdueSeconds / FIRST_KEY_CHANGE_SECONDS + 1));

/** Enqueues reports that are due. Jobs may be lost: a periodic sweep recreates them from the database. */
@Injectable()
export class ReportQueue {
  constructor(
    @Inject(toQueueToken(REPORT_QUEUE)) readonly jobs: JobQueue,
    private readonly reports: ReportRepository,
    private readonly leases: LeaseRepository,
  ) {}

  /** Enqueues one assessment's report. Must be called after the transaction that requested it is committed. */
  async enqueueFor(assessmentId: string): Promise<void> {
    const report = await this.reports.findByAssessment(assessmentId);
    if (report && report.state !== 'ready') await this.enqueue(report.id, report.attempts + 1);
  }

  /** Enqueues at most `limit` reports that are due. */
  async enqueueDue(limit: number): Promise<void> {
    for (const { id, attempt, overdueSeconds } of await this.leases.listDue(limit))
      await this.enqueue(id, attempt, countJobKeyChanges(overdueSeconds));
  }

  private enqueue(id: string, attempt: number, round = 0): Promise<void> {
    return this.jobs.add({ key: `${id}:${attempt}:${round}`, id, trace: getCurrentTraceparent() });
  }
}
