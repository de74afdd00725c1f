import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne } from '../../platform/database/transaction.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { ReportQueue } from './report.queue.js';

interface OpenReports {
  waiting: number;
  writing: number;
  failing: number;
  error: number;
  oldestSeconds: number;
  paidWithout: number;
}

/**
 * Every report that is not ready, by state. A buyer waits for one that was never ready before; one that
 * is being rewritten has its former text meanwhile. It reads the few rows of a partial index.
 */
const OPEN = `
  select count(*) filter (where state = 'requested' and attempts = 0)::int as waiting,
         count(*) filter (where state = 'writing')::int as writing,
         count(*) filter (where state = 'requested' and attempts > 0)::int as failing,
         count(*) filter (where state = 'error')::int as error,
         coalesce(extract(epoch from now() - min(requested_at)
           filter (where state <> 'error')), 0)::float as "oldestSeconds",
         count(*) filter (where generated_at is null
           and requested_at < now() - interval '2 minutes')::int as "paidWithout"
    from reports where state <> 'ready'`;

/** Reads the gauges of the report queue. */
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
    const row = await queryOne<OpenReports>(this.database, OPEN, []);
    if (!row) return;
    const { oldestSeconds, paidWithout, ...states } = row;
    for (const [state, count] of Object.entries(states)) {
      this.metrics.set('bearings_reports_open', { state }, count);
    }
    this.metrics.set('bearings_reports_oldest_seconds', {}, oldestSeconds);
    this.metrics.set('bearings_paid_without_report', {}, paidWithout);
  }
}
