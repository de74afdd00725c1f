import type { WebVitals } from '@bearings/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { METRIC_NAMES } from '../../platform/metrics/metric-table.js';
import { MetricsServer } from '../../platform/metrics/metrics-server.js';
import { Browser } from '../support/browser.js';
import { type Buyer, createVisitorWithAssessment, payForReport, waitUntilReportReady } from '../support/buyer.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const readProjectFile = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');
const ALERT_RULES = readProjectFile('docker/monitoring/alerts.yaml');
const DASHBOARD_JSON = readProjectFile('docker/monitoring/dashboard.json');
/** Writes a metric of its own, which node_exporter serves. */
const BACKUP_SCRIPT = readProjectFile('docker/backup/bearings-base');

let api: TestApi;
let buyer: Buyer;
let text = '';

async function scrape(): Promise<string> {
  const port = api.app.get(MetricsServer).port();
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** Returns the value of one metric with labels from the last scrape, or undefined if it is missing. */
function readValue(line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

beforeAll(async () => {
  api = await startTestApi({ metricsPort: 0 });
  buyer = await createVisitorWithAssessment(api, 'grace.hopper@example.org');
  const paymentIntentId = await payForReport(api, buyer);
  // A payment may be settled several times, by the webhook, this call and the reconciler. The
  // metric must count it once.
  for (const _ of [1, 2]) await buyer.browser.post('/api/verify-payment', { paymentIntentId });
  await waitUntilReportReady(buyer);
  await buyer.browser.get('/api/nothing?email=grace.hopper@example.org');
  text = await scrape();
});
afterAll(() => api.close());

describe('the metrics', () => {
  it('count each call, payment and report of a purchase once', () => {
    const labels = '{method="POST",route="/api/verify-payment",status="200"}';
    expect(readValue(`bearings_http_request_seconds_count${labels}`)).toBe(2);
    expect(readValue('bearings_payments_total{outcome="paid"}')).toBe(1);
    expect(readValue('bearings_report_seconds_count{writer="built-in"}')).toBe(1);
    expect(readValue('bearings_work_open{kind="report",state="waiting"}')).toBe(0);
    expect(readValue('bearings_work_attempts_total{kind="report",outcome="done"}')).toBe(1);
    expect(readValue('bearings_paid_without_report')).toBe(0);
    expect(readValue('bearings_build_info{release="1.2.3-test",service="bearings-api"}')).toBe(1);
    expect(readValue('bearings_archive_failing')).toBe(0);
    expect(readValue('bearings_refunds_open')).toBe(0);
    expect(readValue('bearings_database_waiting')).toBe(0);
    expect(readValue('bearings_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(readValue('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('count a paid report that failed', async () => {
    await api.sql`update reports set state = 'error', error = 'x', generated_at = null,
              requested_at = now() - interval '3 minutes' where assessment_id = ${buyer.assessmentId}`;
    await api.sql`insert into work (kind, assessment_id, due_at, attempts)
       values ('report', ${buyer.assessmentId}, now() + interval '1 day', 5)`;
    text = await scrape();
    expect(readValue('bearings_work_open{kind="report",state="failed"}')).toBe(1);
    expect(readValue('bearings_paid_without_report')).toBe(1);
  });

  it('contain load times that browsers send, separately for each page', async () => {
    const browser = new Browser(api.url);
    const vitals: WebVitals[] = [
      { page: 'report', ttfb: 80, fcp: 300, lcp: 900, inp: 40, cls: 0.01 },
      { page: 'home', lcp: 2_000 },
    ];
    for (const sent of vitals) {
      const reply = await browser.post('/api/web-vitals', sent);
      expect(reply).toMatchObject({ status: 202, body: { status: 'accepted' } });
    }
    text = await scrape();
    expect(readValue('bearings_web_vital_seconds_sum{page="report",vital="lcp"}')).toBe(0.9);
    expect(readValue('bearings_web_vital_seconds_count{page="report",vital="inp"}')).toBe(1);
    expect(readValue('bearings_web_vital_seconds_sum{page="home",vital="lcp"}')).toBe(2);
    expect(readValue('bearings_web_layout_shift_sum{page="report"}')).toBe(0.01);
    expect(text).not.toContain('page="home",vital="inp"');
  });

  it('contain no personal data and no id in their labels', () => {
    const labels = [...text.matchAll(/="([^"]*)"/g)].map(([, value]) => value);
    expect(labels.length).toBeGreaterThan(50);
    for (const value of labels) {
      expect(value).toMatch(/^[\w/:.+-]*$/);
      expect(value).not.toMatch(/[\da-f]{8}-|grace|pi_|nothing/i);
    }
  });

  it('are served only on a separate port, which serves nothing else', async () => {
    const port = api.app.get(MetricsServer).port();
    expect((await fetch(`http://127.0.0.1:${port}/api/config`)).status).toBe(404);
    expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  });

  it('are served even while one of their sources cannot be read', async () => {
    await api.sql`alter table work rename to work_away`;
    text = await scrape();
    await api.sql`alter table work_away rename to work`;
    expect(readValue('bearings_collect_failures_total{source="work"}')).toBeGreaterThan(0);
    expect(readValue('bearings_refunds_open')).toBe(0);
  });
});

describe('alert rules and the dashboard', () => {
  const knownMetrics = () =>
    new Set(
      [...text.matchAll(/^# TYPE (\S+)/gm), ...BACKUP_SCRIPT.matchAll(/echo "(bearings_\w+) /g)]
        .map(([, name]) => name)
        .concat(METRIC_NAMES),
    );

  it.each([
    ['alerts.yaml', ALERT_RULES],
    ['dashboard.json', DASHBOARD_JSON],
  ])('the file %s names only metrics that exist', (_, source) => {
    const namedMetrics = source.matchAll(/\b((?:bearings|nodejs|process)_\w+?)(?:_bucket|_count|_sum)?\b/g);
    const names = [...new Set([...namedMetrics].map(([, name = '']) => name))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !knownMetrics().has(name))).toEqual([]);
  });

  it('docs/operations.md has a section for every alert', () => {
    const operations = readProjectFile('docs/operations.md');
    const alerts = [...ALERT_RULES.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    expect(alerts.length).toBeGreaterThan(10);
    const missingMetrics = alerts.filter((name) => !new RegExp(`^#+ ${name}\n\n\\S`, 'm').test(operations));
    expect(missingMetrics).toEqual([]);
  });
});
