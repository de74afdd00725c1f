import { Inject, Injectable } from '@nestjs/common';
import { type JobQueue, queueToken } from '../platform/queue/job-queue.js';
import { currentTraceparent } from '../platform/tracing/tracing.js';
import { ReportRepository } from './report.repository.js';

export const REPORT_QUEUE = 'reports';

/**
 * A key changes after so long without a claim. Redis emptied while a job is taken keeps a remainder under
 * the job's key, and adding that key again would be a silent no-op: the report would never be written.
 */
const KEY_SECONDS = 5;

/** Enqueues reports that are due. Jobs are hints; the sweep recreates lost ones. */
@Injectable()
export class ReportQueue {
  constructor(
    @Inject(queueToken(REPORT_QUEUE)) readonly jobs: JobQueue,
    private readonly reports: ReportRepository,
  ) {}

  /** Enqueues one assessment's report. Call it after the request is committed. */
  async enqueueFor(assessmentId: string): Promise<void> {
    const report = await this.reports.findByAssessment(assessmentId);
    if (report && report.state !== 'ready') await this.enqueue(report.id, report.attempts + 1);
  }

  /** Enqueues at most `limit` reports that are due. */
  async enqueueDue(limit: number): Promise<void> {
    for (const { id, attempt, overdueSeconds } of await this.reports.listDue(limit))
      await this.enqueue(id, attempt, Math.floor(overdueSeconds / KEY_SECONDS));
  }

  private enqueue(id: string, attempt: number, round = 0): Promise<void> {
    return this.jobs.add({ key: `${id}:${attempt}:${round}`, id, trace: currentTraceparent() });
  }
}
