/** A metric and its labels. */
export interface MetricDefinition {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
  /** Upper bounds of a histogram, in seconds unless its help text states another unit. */
  buckets?: readonly number[];
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 10];
/**
 * Includes the limits of "good" and "poor": 0.2 and 0.5 for inp, 2.5 and 4 for lcp, 1.8 and 3 for fcp, 0.8 for ttfb.
 */
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8];
const LAYOUT_SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const REPORT_SECONDS = [0.1, 0.5, 1, 5, 10, 20, 30, 60, 120, 300, 600];

const define = <const T extends Record<string, MetricDefinition>>(table: T): T => table;

/**
 * All of our metrics. The values of a label come from the code (a route pattern, a state, an outcome), never from a
 * caller, so that their number is limited and none is personal.
 */
export const METRICS = define({
  bearings_http_request_seconds: {
    kind: 'histogram',
    help: 'Duration of requests, by route pattern.',
    labels: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
  },
  bearings_database_connections: {
    kind: 'gauge',
    help: 'Connections of this process to the database.',
    labels: ['state'],
  },
  bearings_database_waiting: {
    kind: 'gauge',
    help: 'Calls that wait for a connection to the database.',
    labels: [],
  },
  bearings_work_oldest_seconds: {
    kind: 'gauge',
    help: 'For how long the oldest running job or periodic task has run.',
    labels: [],
  },
  bearings_queue_jobs: { kind: 'gauge', help: 'Jobs that wait in the queue.', labels: [] },
  bearings_reports_open: {
    kind: 'gauge',
    help: 'Reports that are not ready: waiting, writing, failing (tried without success), error.',
    labels: ['state'],
  },
  bearings_reports_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest report that waits or is being written.',
    labels: [],
  },
  bearings_paid_without_report: {
    kind: 'gauge',
    help: 'Assessments paid more than two minutes ago whose report is not ready.',
    labels: [],
  },
  bearings_report_seconds: {
    kind: 'histogram',
    help: 'Time from claiming a report to storing it, by writer.',
    labels: ['writer'],
    buckets: REPORT_SECONDS,
  },
  bearings_report_failures_total: {
    kind: 'counter',
    help: 'Failed attempts at a report: attempt, database (not counted as an attempt), error.',
    labels: ['kind'],
  },
  bearings_model_calls_total: {
    kind: 'counter',
    help: 'Calls to the language model, by outcome.',
    labels: ['outcome'],
  },
  bearings_model_tokens_total: {
    kind: 'counter',
    help: 'Tokens that the language model counted, where its server reports them.',
    labels: ['direction'],
  },
  bearings_model_cost_dollars_total: {
    kind: 'counter',
    help: 'Cost of those tokens by OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE.',
    labels: [],
  },
  bearings_payments_total: {
    kind: 'counter',
    help: 'Payments, by outcome: paid, reversed, restored, refund_ordered, refused.',
    labels: ['outcome'],
  },
  bearings_unknown_statuses_total: {
    kind: 'counter',
    help: 'Statuses of the provider that this release does not know: intent, refund, dispute.',
    labels: ['object'],
  },
  bearings_refunds_open: { kind: 'gauge', help: 'Refunds ordered and not made.', labels: [] },
  bearings_refunds_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest refund that is not made.',
    labels: [],
  },
  bearings_refund_attempts_total: {
    kind: 'counter',
    help: 'Refunds sent to the provider: accepted, refused, unavailable.',
    labels: ['outcome'],
  },
  bearings_webhooks_total: {
    kind: 'counter',
    help: "The provider's webhooks: handled, failed, refused.",
    labels: ['outcome'],
  },
  bearings_reconciler_finds_total: {
    kind: 'counter',
    help: 'What only the reconciler found: events no webhook delivered, intents it saw paid, refunds.',
    labels: ['kind'],
  },
  bearings_mails_waiting: { kind: 'gauge', help: 'Emails in the outbox.', labels: [] },
  bearings_mails_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest email in the outbox.',
    labels: [],
  },
  bearings_mails_total: {
    kind: 'counter',
    help: 'Attempts to send an email: sent, failed, given_up.',
    labels: ['outcome'],
  },
  bearings_throttle_refusals_total: {
    kind: 'counter',
    help: 'Calls refused by a throttle.',
    labels: ['rule'],
  },
  bearings_security_events_total: {
    kind: 'counter',
    help: 'Security events of the log, by outcome.',
    labels: ['event', 'outcome'],
  },
  bearings_web_vital_seconds: {
    kind: 'histogram',
    help: 'Times of sampled visits, by page: ttfb, fcp, lcp, inp.',
    labels: ['page', 'vital'],
    buckets: VITAL_SECONDS,
  },
  bearings_web_layout_shift: {
    kind: 'histogram',
    help: 'Cumulative layout shift of sampled visits, by page; it has no unit.',
    labels: ['page'],
    buckets: LAYOUT_SHIFTS,
  },
  bearings_collect_failures_total: {
    kind: 'counter',
    help: 'Gauges that could not be read for a scrape, such as while the database is away.',
    labels: ['source'],
  },
});

export type MetricName = keyof typeof METRICS;

const isMetricName = (name: string): name is MetricName => name in METRICS;

export const METRIC_NAMES = Object.keys(METRICS).filter(isMetricName);

/** The labels that a metric needs, no more and no fewer. */
export type MetricLabels<N extends MetricName> = Record<
  (typeof METRICS)[N]['labels'][number],
  string | number
>;
