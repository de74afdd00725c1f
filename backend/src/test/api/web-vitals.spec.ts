import type { WebVitals } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { useTestApi } from '../support/test-api.js';
import { MetricsServer } from '../../platform/metrics/metrics-server.js';

const api = useTestApi({ metricsPort: 0 });

const SAMPLE_VITALS: WebVitals = {
  page: 'report',
  ttfb: 80,
  fcp: 300,
  lcp: 900,
  inp: 40,
  cls: 0.01,
};

const sendVitals = (vitals: object) => new Browser(api.url).send('POST', '/api/web-vitals', vitals);

async function scrapeMetrics(): Promise<string> {
  const port = api.app.get(MetricsServer).port();
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

it('load times that browsers send appear in the metrics, separately for each page', async () => {
  expect(await sendVitals(SAMPLE_VITALS)).toMatchObject({
    status: 202,
    body: { status: 'accepted' },
  });
  expect(await sendVitals({ page: 'home', lcp: 2_000 })).toMatchObject({ status: 202 });
  const text = await scrapeMetrics();
  for (const line of [
    'bearings_web_vital_seconds_sum{page="report",vital="lcp"} 0.9',
    'bearings_web_vital_seconds_count{page="report",vital="inp"} 1',
    'bearings_web_vital_seconds_sum{page="home",vital="lcp"} 2',
    'bearings_web_layout_shift_sum{page="report"} 0.01',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain('vital="inp",page="home"');
});

it('an IP address that sends too many load times is refused', async () => {
  let status = 202;
  for (let sent = 0; sent < 70 && status === 202; sent += 1) status = (await sendVitals(SAMPLE_VITALS)).status;
  expect(status).toBe(429);
});
