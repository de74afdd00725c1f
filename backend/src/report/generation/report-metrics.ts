import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { ModelBudget } from './writers/model/model-budget.js';
import { COUNT_PAID_WITHOUT_REPORT } from './generation.statements.js';

/**
 * Publishes how many buyers wait for a report, and how much of the model's daily limit is used, each time the metrics
 * are requested.
 */
@Injectable()
export class ReportMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: DataSource,
    private readonly budget: ModelBudget,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.metrics.onCollect('reports', async () => {
      const row = await COUNT_PAID_WITHOUT_REPORT.find(this.database);
      this.metrics.set('bearings_paid_without_report', {}, row?.count ?? 0);
    });
    const { model } = this.config.report;
    if (!model) return;
    this.metrics.set('bearings_model_calls_limit', {}, model.dailyLimit);
    this.metrics.onCollect('model', async () => {
      this.metrics.set('bearings_model_calls_today', {}, await this.budget.countToday());
    });
  }
}
