import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../../platform/metrics/metrics.js';
import { COUNT_OPEN_REPORTS } from './generation.statements.js';
import { ReportQueue } from './report.queue.js';

/** Publishes metrics of the report queue, such as its length, each time they are requested. */
@Injectable()
export class ReportMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queue: ReportQueue,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.metrics.onCollect('reports', () => this.collectReports());
    this.metrics.onCollect('queue', async () => {
      const jobs = await this.queue.jobs.waiting();
      if (jobs === null) throw new Error('The queue does not answer.');
      this.metrics.set('bearings_queue_jobs', {}, jobs);
    });
  }

  private async collectReports(): Promise<void> {
    const row = await COUNT_OPEN_REPORTS.find(this.database);
    if (!row) return;
    const { oldestSeconds, paidWithout, ...states } = row;
    for (const [state, count] of Object.entries(states)) {
      this.metrics.set('bearings_reports_open', { state }, count);
    }
    this.metrics.set('bearings_reports_oldest_seconds', {}, oldestSeconds);
    this.metrics.set('bearings_paid_without_report', {}, paidWithout);
  }
}
