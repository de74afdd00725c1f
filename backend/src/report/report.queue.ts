import { Inject, Injectable } from '@nestjs/common';
import { type JobQueue, queueToken } from '../platform/queue/job-queue.js';
import { ReportRepository } from './report.repository.js';

export const REPORT_QUEUE = 'reports';

/** Rings for reports that are due. */
@Injectable()
export class ReportQueue {
  constructor(
    @Inject(queueToken(REPORT_QUEUE)) readonly jobs: JobQueue,
    private readonly reports: ReportRepository,
  ) {}

  /** For one assessment's report, as soon as it is committed. */
  async ringFor(assessmentId: string): Promise<void> {
    const report = await this.reports.findByAssessment(assessmentId);
    if (report && report.state !== 'ready') await this.ring(report.id, report.attempts + 1);
  }

  /** For whatever is requested and not done. */
  async ringDue(limit: number): Promise<void> {
    for (const { id, attempt } of await this.reports.listDue(limit)) await this.ring(id, attempt);
  }

  private ring(id: string, attempt: number): Promise<void> {
    return this.jobs.add({ key: `${id}:${attempt}`, id });
  }
}
