import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../../config/config.js';
import { Metrics } from '../../../../platform/metrics/metrics.js';
import type { OnModelCall } from './chat-client.js';

/** Counts the calls to the model, their tokens, and their cost if the operator has set prices. */
@Injectable()
export class ModelMetrics {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  countCall(...[outcome, usage]: Parameters<OnModelCall>): void {
    this.metrics.count('bearings_model_calls_total', { outcome });
    if (!usage) return;
    const { input, output } = usage;
    this.metrics.count('bearings_model_tokens_total', { direction: 'input' }, input);
    this.metrics.count('bearings_model_tokens_total', { direction: 'output' }, output);
    const { inputPrice = null, outputPrice = null } = this.config.report.model ?? {};
    if (inputPrice === null || outputPrice === null) return;
    const dollars = (input * inputPrice + output * outputPrice) / 1_000_000;
    this.metrics.count('bearings_model_cost_dollars_total', {}, dollars);
  }
}
