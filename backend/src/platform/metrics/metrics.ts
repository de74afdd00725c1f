import { Injectable } from '@nestjs/common';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { METRIC_NAMES, type MetricDefinition, type MetricLabels, type MetricName, METRICS } from './metric-table.js';

type PrometheusClient = typeof import('prom-client');
type Metric = Counter | Gauge | Histogram;

/** A function that sets gauges whenever Prometheus fetches the metrics. */
type Collector = () => Promise<void> | void;

/** Counts what happens in this process. Without METRICS_PORT every method does nothing. */
@Injectable()
export class Metrics {
  readonly registry: Registry | null;
  private readonly metrics = new Map<MetricName, Metric>();
  private readonly collectors = new Map<string, Collector>();

  /** `client` is loaded only if metrics are on; null turns them off. */
  constructor(client: PrometheusClient | null) {
    this.registry = client && new client.Registry();
    if (!client || !this.registry) return;
    client.collectDefaultMetrics({ register: this.registry });
    for (const name of METRIC_NAMES) this.metrics.set(name, createMetric(client, name, [this.registry]));
  }

  count<N extends MetricName>(name: N, labels: MetricLabels<N>, by = 1): void {
    const metric = this.metrics.get(name);
    if (metric && 'inc' in metric) metric.inc(labels, by);
  }

  /** Adds a duration, in seconds, to a histogram. */
  observe<N extends MetricName>(name: N, labels: MetricLabels<N>, seconds: number): void {
    const metric = this.metrics.get(name);
    if (metric && 'observe' in metric) metric.observe(labels, seconds);
  }

  set<N extends MetricName>(name: N, labels: MetricLabels<N>, value: number): void {
    const metric = this.metrics.get(name);
    if (metric && 'set' in metric) metric.set(labels, value);
  }

  /** Registers a function that sets gauges at each scrape. Its failures are reported under the name `source`. */
  onCollect(source: string, collector: Collector): void {
    this.collectors.set(source, collector);
  }

  /** Returns all metrics in the text format of Prometheus. A collector that fails leaves its gauges as they were. */
  async scrape(): Promise<string> {
    const all = [...this.collectors].map(async ([source, collect]) => {
      try {
        await collect();
      } catch {
        this.count('bearings_collect_failures_total', { source });
      }
    });
    await Promise.all(all);
    return this.registry?.metrics() ?? '';
  }
}

function createMetric(client: PrometheusClient, name: MetricName, registers: Registry[]): Metric {
  const { kind, help, labels, buckets }: MetricDefinition = METRICS[name];
  const common = { name, help, registers, labelNames: [...labels] };
  if (kind === 'counter') return new client.Counter(common);
  if (kind === 'gauge') return new client.Gauge(common);
  return new client.Histogram({ ...common, buckets: [...(buckets ?? [])] });
}
