export interface MetricDefinition {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
  /** Upper bounds of a histogram, in seconds unless its help text states another unit. */
  buckets?: readonly number[] | undefined;
}

/** Returns a function that defines a metric of this kind, with its help text and labels. */
const createMetricDefiner =
  (kind: MetricDefinition['kind'], buckets?: readonly number[]) =>
  <Labels extends string[]>(help: string, ...labels: Labels) => ({ kind, help, labels, buckets });
const defineCounter = createMetricDefiner('counter');
const defineGauge = createMetricDefiner('gauge');
const defineRequestSeconds = createMetricDefiner('histogram', [0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 10]);
const defineReportSeconds = createMetricDefiner('histogram', [0.1, 0.5, 1, 5, 10, 20, 30, 60, 120, 300, 600]);
/**
 * The buckets include the limits in seconds that separate good, fair and poor Web Vitals: 0.2 and 0.5 for inp, 2.5 and
 * 4 for lcp, 1.8 and 3 for fcp; and 0.8, below which ttfb is good.
 */
const defineWebVitalSeconds = createMetricDefiner('histogram', [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8]);
const defineLayoutShifts = createMetricDefiner('histogram', [0.01, 0.05, 0.1, 0.25, 0.5, 1]);

/**
 * All of our metrics. The values of a label come from the code (a route pattern, a state, an outcome), never from a
 * caller, so that their number is limited and none is personal.
 */
export const METRICS = {
  bearings_http_request_seconds: defineRequestSeconds(
    'Duration of requests, by route pattern.',
    'method',
    'route',
    'status',
  ),
  bearings_build_info: defineGauge(
    'Always 1; its labels say which release of which service runs.',
    'release',
    'service',
  ),
  bearings_certificate_expires_timestamp_seconds: defineGauge(
    'When a certificate that this process reads from a file expires, in seconds since 1970.',
    'certificate',
  ),
  bearings_archive_age_seconds: defineGauge(
    'Time since PostgreSQL last archived a segment of the write-ahead log; 0 without an archive.',
  ),
  bearings_archive_failing: defineGauge('1 while the last attempt to archive a segment failed.'),
  bearings_database_connections: defineGauge('Connections of this process to the database.', 'state'),
  bearings_database_waiting: defineGauge('Calls that wait for a connection to the database.'),
  bearings_work_oldest_seconds: defineGauge('For how long the oldest running job or periodic task has run.'),
  bearings_work_open: defineGauge(
    'Background work that is due, by kind: waiting, running, retrying (failed before), failed (failed often).',
    'kind',
    'state',
  ),
  bearings_work_age_seconds: defineGauge('Time since the oldest open work was first due, by kind.', 'kind'),
  bearings_work_attempts_total: defineCounter(
    'Attempts at background work, by kind: done, failed, alert (failed often), given_up, database (not counted), lost.',
    'kind',
    'outcome',
  ),
  bearings_paid_without_report: defineGauge('Assessments paid more than two minutes ago whose report is not ready.'),
  bearings_report_seconds: defineReportSeconds('Time from claiming a report to storing it, by writer.', 'writer'),
  bearings_model_calls_total: defineCounter('Calls to the language model, by outcome.', 'outcome'),
  bearings_model_calls_today: defineGauge('Calls to the language model on this UTC day, over all workers.'),
  bearings_model_calls_limit: defineGauge('OPENAI_DAILY_LIMIT; 0 without a model.'),
  bearings_model_tokens_total: defineCounter(
    'Tokens that the language model counted, where its server reports them.',
    'direction',
  ),
  bearings_model_cost_dollars_total: defineCounter(
    'Cost of those tokens by OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE.',
  ),
  bearings_payments_total: defineCounter(
    'Payments, by outcome: paid, reversed, restored, refund_ordered, refused.',
    'outcome',
  ),
  bearings_unknown_statuses_total: defineCounter(
    'Statuses of the provider that this release does not know: intent, refund, dispute.',
    'object',
  ),
  bearings_refunds_open: defineGauge('Refunds ordered and not made.'),
  bearings_refunds_oldest_seconds: defineGauge('Age of the oldest refund that is not made.'),
  bearings_refund_attempts_total: defineCounter(
    'Refunds sent to the provider: accepted, refused, unavailable.',
    'outcome',
  ),
  bearings_webhooks_total: defineCounter("The provider's webhooks: handled, failed, refused.", 'outcome'),
  bearings_reconciler_finds_total: defineCounter(
    'What only the reconciler found: events no webhook delivered, intents it saw paid, refunds.',
    'kind',
  ),
  bearings_throttle_refusals_total: defineCounter('Calls refused by a throttle.', 'rule'),
  bearings_security_events_total: defineCounter('Security events of the log, by outcome.', 'event', 'outcome'),
  bearings_web_vital_seconds: defineWebVitalSeconds(
    'Times of sampled visits, by page: ttfb, fcp, lcp, inp.',
    'page',
    'vital',
  ),
  bearings_web_layout_shift: defineLayoutShifts(
    'Cumulative layout shift of sampled visits, by page; it has no unit.',
    'page',
  ),
  bearings_collect_failures_total: defineCounter(
    'Gauges that could not be read for a scrape, such as while the database is away.',
    'source',
  ),
};

export type MetricName = keyof typeof METRICS;

const isMetricName = (name: string): name is MetricName => name in METRICS;

export const METRIC_NAMES = Object.keys(METRICS).filter(isMetricName);

/** The labels that a metric needs, no more and no fewer. */
export type MetricLabels<N extends MetricName> = Record<(typeof METRICS)[N]['labels'][number], string | number>;
