import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { ArchiveMetrics } from './archive-metrics.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';
import { ProcessMetrics } from './process-metrics.js';

/** Provides the metrics everywhere, and serves them if METRICS_PORT is set. */
@Global()
@Module({})
export class MetricsModule {
  static forRoot({ metricsPort }: Pick<Config, 'metricsPort'>): DynamicModule {
    const useFactory = async () => new Metrics(metricsPort === null ? null : await import('prom-client'));
    return {
      module: MetricsModule,
      providers: [{ provide: Metrics, useFactory }, MetricsServer, ProcessMetrics, ArchiveMetrics],
      exports: [Metrics],
    };
  }
}
