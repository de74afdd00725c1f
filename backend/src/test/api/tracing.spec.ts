import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import type { PaymentVerified } from '@bearings/contracts';
import { type ModelStandIn, startModelStandIn } from '@bearings/openai-stand-in';
import { startTracing } from '../../platform/tracing/tracing.js';
import { Browser } from '../support/browser.js';
import { createVisitorWithAssessment, payForReport, waitUntilReportReady } from '../support/buyer.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const API_KEY = 'sk-tracing';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const BROWSER_TRACEPARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;
const BUYER_EMAIL = 'traced.7d3e@example.org';

const exporter = new InMemorySpanExporter();
const processor = new SimpleSpanProcessor(exporter);
const settings = { url: 'http://127.0.0.1:4318', ratio: 1 };
let spans: ReadableSpan[] = [];
let model: ModelStandIn;
let api: TestApi;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  endTracing = await startTracing(
    settings,
    { service: 'bearings-api', release: '1.2.3-test', instance: 'test-1' },
    processor,
  );
  model = await startModelStandIn({ apiKey: API_KEY });
  const modelSettings = {
    dailyLimit: 1_000,
    timeoutMs: 10_000,
    inputPrice: null,
    outputPrice: null,
  };
  api = await startTestApi({
    tracing: settings,
    report: {
      model: { apiKey: API_KEY, baseUrl: model.url, name: 'any', judge: 'any', isUnevaluated: true, ...modelSettings },
      concurrency: 2,
    },
  });
});

afterAll(async () => {
  await api.close();
  await model.close();
  await endTracing();
});

it('the trace of a browser’s call continues through the queue to each call of the language model', async () => {
  const buyer = await createVisitorWithAssessment(api, BUYER_EMAIL);
  const paymentIntentId = await payForReport(api, buyer);
  const body = { paymentIntentId };
  const headers = { traceparent: BROWSER_TRACEPARENT };
  await buyer.browser.send<PaymentVerified>('POST', '/api/verify-payment', body, headers);
  await waitUntilReportReady(buyer);
  await pollUntil(() => exporter.getFinishedSpans().some(({ name }) => name === 'work report'));
  spans = [...exporter.getFinishedSpans()];

  const trace = spans.filter((span) => span.spanContext().traceId === TRACE_ID);
  const spansNamed = (name: string) => trace.filter((span) => span.name === name);
  const [call] = spansNamed('POST /api/verify-payment');
  expect(call?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
  const callLine = api.log.find((line) => /"traceId".*\/api\/verify-payment/.test(line));
  expect(JSON.parse(callLine ?? '{}')).toMatchObject({ msg: 'request', traceId: TRACE_ID });
  const [report, ...others] = spansNamed('work report');
  expect(others).toEqual([]);
  expect(report?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
  const calls = spansNamed('chat');
  expect(calls).toHaveLength(model.requests.length);
  for (const { parentSpanContext } of calls) expect(parentSpanContext?.spanId).toBe(report?.spanContext().spanId);
});

it('the spans contain routes and models but no personal data', () => {
  const keys = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
  expect([...keys].toSorted()).toEqual([
    'gen_ai.operation.name',
    'gen_ai.request.model',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
  const all = JSON.stringify(
    spans.map(({ name, attributes, resource, events }) => [name, attributes, resource.attributes, events]),
  );
  expect(all).toContain('/api/reports/status/:');
  expect(all).not.toContain(BUYER_EMAIL);
  expect(spans[0]?.resource.attributes).toMatchObject({
    'service.name': 'bearings-api',
    'service.version': '1.2.3-test',
    'service.instance.id': 'test-1',
  });
  // No id of a database row may be recorded.
  expect(all).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

it('a call with an invalid traceparent begins a new trace', async () => {
  await new Browser(api.url).send('GET', '/api/config', undefined, { traceparent: '00-x' });
  await pollUntil(() => exporter.getFinishedSpans().length > spans.length);
  const configSpan = exporter.getFinishedSpans().find(({ name }) => name === 'GET /api/config');
  expect(configSpan?.parentSpanContext).toBeUndefined();
});
