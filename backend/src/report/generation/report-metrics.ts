import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../../platform/metrics/metrics.js';
import { COUNT_PAID_WITHOUT_REPORT } from './generation.statements.js';

/** Publishes how many buyers wait for a report, each time the metrics are requested. */
@Injectable()
export class ReportMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.metrics.onCollect('reports', async () => {
      const row = await COUNT_PAID_WITHOUT_REPORT.find(this.database);
      this.metrics.set('bearings_paid_without_report', {}, row?.count ?? 0);
    });
  }
}
