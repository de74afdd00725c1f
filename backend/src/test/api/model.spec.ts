import type { Assessment, ReportStatus } from '@bearings/contracts';
import { type Fault, FAULT_NAMES, type ModelStandIn, startModelStandIn } from '@bearings/openai-stand-in';
import type { Config, ModelConfig } from '../../config/config.js';
import type { ReportEntity } from '../../report/report.entity.js';
import { ReportWork } from '../../report/generation/report.work.js';
import { WriterSelection } from '../../report/generation/writers/writer-selection.js';
import { ReportRepository } from '../../report/generation/report.repository.js';
import { PROSE_PARTS } from '@bearings/report-composer';
import { DataSource } from 'typeorm';
import { Browser } from '../support/browser.js';
import {
  buyReportFor,
  type Buyer,
  createVisitorWithAssessment,
  payForReport,
  readReport,
  readStatus,
} from '../support/buyer.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi, withTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';
import { runWorkOnce } from '../support/work.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { WorkQueue } from '../../platform/work/work-queue.js';

const API_KEY = 'sk-canary-key-5f1c';
const CANARY_PERSON = {
  firstName: 'Quintessa',
  lastName: 'Zvonimirova',
  email: 'canary.7d3e@example.org',
};
/** Model faults after which no further call is made for the report. */
const FINAL_FAULTS: readonly Fault[] = [
  'quota',
  'unauthorised',
  'no_model',
  'bad_request',
  'refusal',
  'text_refusal',
  'filtered',
  'empty',
  'redirect',
  'captive_portal',
  'rate_limited_long',
];
/** Model faults after which a retry may succeed. */
const TRANSIENT_FAULTS = FAULT_NAMES.filter((fault) => !FINAL_FAULTS.includes(fault));
/** The number of calls for one report when the model makes no mistake. */
const CALL_COUNT = PROSE_PARTS.length;
const MAX_CALLS = 20;

interface SentRequest {
  messages: { role: string; content: string }[];
  response_format: { json_schema: { schema: { required: string[] } } };
}

/** Returns the names of the texts that a call requested from the model. */
const listRequestedTexts = ({ response_format }: SentRequest): string[] => response_format.json_schema.schema.required;
const BUILT_IN_WRITER_PATTERN = /own writing program$/;

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModelStandIn({ apiKey: API_KEY });
});
afterAll(() => model.close());
const listSentRequests = (): SentRequest[] => model.requests.map(({ body }): SentRequest => JSON.parse(body));

beforeEach(() => {
  model.clearOrders();
  model.requests.length = 0;
});

function createReportConfig(change: Partial<ModelConfig> = {}, fallback = true): Config['report'] {
  const { url: baseUrl } = model;
  const config = { apiKey: API_KEY, baseUrl, name: 'any', dailyLimit: 1_000, timeoutMs: 10_000 };
  const prices = { inputPrice: 0.4, outputPrice: 1.6 };
  return { model: { ...config, ...prices, ...change }, fallback, concurrency: 2 };
}

const waitForReport = (buyer: Buyer): Promise<ReportStatus> =>
  pollUntil(
    () => readStatus(buyer),
    ({ status }) => status !== 'generating',
  );

const readProse = async ({ app }: TestApi, { assessmentId }: Buyer) =>
  (await app.get(ReportRepository).findByAssessment(assessmentId))?.prose;

describe('a report by the language model', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ report: createReportConfig() });
  });
  afterAll(() => api.close());

  it('is written by the built-in writer instead when the report waited over five minutes for a worker', async () => {
    const claim = { id: '', fence: 1, attempt: 1 };
    const writers = api.app.get(WriterSelection);
    const readNameAfter = async (waitedSeconds: number) =>
      (await writers.writerFor({ ...claim, waitedSeconds }, ''))?.name;
    expect(await readNameAfter(299)).toBe('AI Assistant');
    expect(await readNameAfter(301)).toMatch(BUILT_IN_WRITER_PATTERN);
    // The longer a report has waited, the less time is allowed for writing it. Waiting and writing together take at
    // most six minutes.
    expect(writers.limitMs({ waitedSeconds: 0 })).toBe(300_000);
    expect(writers.limitMs({ waitedSeconds: 299 })).toBe(51_000);

    const buyer = await createVisitorWithAssessment(api, 'patient@example.org');
    const paymentIntentId = await payForReport(api, buyer);
    await api.sql`create function wait() returns trigger language plpgsql as
         'begin new.due_at = now() - interval ''6 minutes''; return new; end';
       create trigger waits before insert on work for each row execute function wait()`;
    try {
      await buyer.browser.post('/api/verify-payment', { paymentIntentId });
    } finally {
      await api.sql`drop function wait cascade`;
    }
    expect((await waitForReport(buyer)).status).toBe('ready');
    expect((await readProse(api, buyer))?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
    expect(model.requests).toHaveLength(0);
  });

  it('is written with one call for each part, and names the AI assistant as its writer', async () => {
    const buyer = await buyReportFor(api, await createVisitorWithAssessment(api));
    expect(await waitForReport(buyer)).toMatchObject({ status: 'ready', error: null });
    const { generator, wordCount, content } = await readReport(buyer);
    expect(generator).toBe('AI Assistant');
    expect(wordCount).toBeGreaterThanOrEqual(2_000);
    expect(model.requests).toHaveLength(CALL_COUNT);
    expect(content).not.toContain('{{');
  });

  it.each([
    ['unknown_placeholder', 'strengths_build', 'nothing can be inserted'],
    ['health', 'category_risk', 'the reader’s health'],
    ['promise', 'next_week', 'a promise'],
  ] as const)('requests only the faulty text again when a text contains the fault %s', async (fault, field, wrong) => {
    model.order(fault, 1, field);
    const buyer = await buyReportFor(api, await createVisitorWithAssessment(api, `${fault}@example.org`));
    expect((await waitForReport(buyer)).status).toBe('ready');
    const prose = await readProse(api, buyer);
    expect(prose?.generator).toBe('AI Assistant');
    expect(JSON.stringify(prose)).not.toMatch(/pay-1|depression|guaranteed/);

    const repairs = listSentRequests().slice(CALL_COUNT);
    expect(repairs.map(listRequestedTexts)).toEqual([[field]]);
    const messages = repairs[0]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(Object.keys(Object(JSON.parse(messages[2]?.content ?? '')))).toEqual([field]);
    expect(messages[3]?.content).toContain(`- ${field}: `);
    expect(messages[3]?.content).toContain(wrong);
  });

  it('is written from facts about entry routes that mention neither a country nor a duration', async () => {
    await waitForReport(await buyReportFor(api, await createVisitorWithAssessment(api, 'ways@example.org')));
    const part = listSentRequests().find((each) => listRequestedTexts(each).includes('next_week'));
    const { facts }: { facts: { id: string; says: string }[] } = JSON.parse(part?.messages[1]?.content ?? '');
    const listFacts = (kind: string) => facts.filter(({ id }) => id.startsWith(`${kind}-`));
    expect(listFacts('ways').length).toBeGreaterThanOrEqual(5);
    expect(listFacts('jobs')).toHaveLength(10);
    const ways = listFacts('ways').map(({ says }) => says);
    expect(ways.join(' ')).not.toMatch(/\b(?:two|three|four|five|six|\d+)[- ](?:year|month)/);
    expect(JSON.stringify(facts)).not.toMatch(/GCSE|A level|T level|NHS|England|£/);
  });

  it('shows its progress and the section that is being written', async () => {
    model.order('hang_midway');
    const buyer = await buyReportFor(api, await createVisitorWithAssessment(api, 'watching@example.org'));
    const { progress } = await pollUntil(
      () => readStatus(buyer),
      (status) => status.progress.percent > 0,
    );
    expect(progress).toEqual({ percent: expect.any(Number), section: expect.any(String) });
  });

  it('is written without sending the buyer’s name or email to the model or logging them', async () => {
    const browser = new Browser(api.url);
    const { body } = await browser.post<Assessment>('/api/assessments/public', submission(CANARY_PERSON));
    model.order('unauthorised');
    const buyer = await buyReportFor(api, { browser, assessmentId: body.id });
    expect((await waitForReport(buyer)).status).toBe('ready');
    const download = await browser.get(`/api/reports/${body.id}/download`);
    expect(download.text).toContain(CANARY_PERSON.firstName);

    const secret = /quintessa|zvonimirova|canary/i;
    for (const { body: sent, headers } of model.requests) {
      const { authorization: _, ...rest } = headers;
      expect(sent + JSON.stringify(rest)).not.toMatch(secret);
    }
    expect(model.requests.length).toBeGreaterThan(0);
    expect(api.log.some((line) => line.includes('model call failed'))).toBe(true);
    expect(api.log.filter((line) => secret.test(line))).toEqual([]);
  });
});

describe('a language model that fails', () => {
  let api: TestApi;
  let buyer: Buyer;
  const readReport = async (): Promise<ReportEntity> => {
    const found = await api.app.get(ReportRepository).findByAssessment(buyer.assessmentId);
    if (!found) throw new Error('There is no report.');
    return found;
  };
  /** Processes the report until it is ready or has failed, skipping the delays between attempts. */
  const processUntilDone = async (): Promise<ReportEntity> => {
    for (let round = 0; round < 10; round += 1) {
      await runWorkOnce(api, 'report', api.app.get(ReportWork));
      const now = await readReport();
      if (now.state === 'ready' || now.state === 'error') return now;
      expect({ state: now.state, prose: now.prose }).toEqual({ state: 'requested', prose: null });
    }
    throw new Error('The report is neither ready nor failed.');
  };

  beforeAll(async () => {
    api = await startTestApi({ worker: false, report: createReportConfig({ timeoutMs: 2_000 }) });
    buyer = await buyReportFor(api, await createVisitorWithAssessment(api));
  });
  afterAll(() => api.close());
  /** Resets the report to the state of a new request. */
  const resetReport = async (): Promise<void> => {
    await api.sql`update reports set state = 'requested', attempts = 0, model_calls = '{}', prose = null, facts = null,
              error = null, generated_at = null`;
    await api.app.get(WorkQueue).request(api.database.manager, 'report', buyer.assessmentId);
  };
  beforeEach(async () => {
    await resetReport();
    await api.sql`update model_budget set calls = 0, paused_until = null`;
  });

  it.each(TRANSIENT_FAULTS)(
    'with the permanent fault %s is called at most three times for a text, and then the built-in writer writes the report',
    async (fault) => {
      model.order(fault, null);
      const readyReport = await processUntilDone();
      expect(readyReport).toMatchObject({ state: 'ready', attempts: 1 });
      expect(readyReport.prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
      expect(model.requests.length).toBeLessThanOrEqual(MAX_CALLS);
      const fields = listSentRequests().flatMap(listRequestedTexts);
      const counts = fields.map((field) => fields.filter((each) => each === field).length);
      // After a cut-off answer, only one more call is made, with twice the token limit.
      expect(Math.max(...counts)).toBe(fault === 'truncated' ? 2 : 3);
    },
  );

  it.each(TRANSIENT_FAULTS)(
    'with the fault %s in one call is called once more, and the second reply is used',
    async (fault) => {
      model.order(fault);
      expect((await processUntilDone()).prose?.generator).toBe('AI Assistant');
      expect(model.requests).toHaveLength(CALL_COUNT + 1);
    },
  );

  it.each([
    ['rate_limited', 3 * CALL_COUNT],
    ['malformed', 6 * CALL_COUNT],
  ] as const)('with the permanent fault %s is called %d times in total for two reports', async (fault, calls) => {
    model.order(fault, null);
    await processUntilDone();
    await resetReport();
    await processUntilDone();
    expect(model.requests).toHaveLength(calls);
  });

  it.each([
    'bad_request',
    'refusal',
    'text_refusal',
    'filtered',
    'empty',
    'redirect',
    'captive_portal',
    'rate_limited_long',
  ] as const)('with the fault %s is not called again for this report', async (fault) => {
    model.order(fault, null);
    expect((await processUntilDone()).prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
    expect(model.requests.length).toBeLessThanOrEqual(CALL_COUNT);
  });

  it.each(['quota', 'unauthorised', 'no_model'] as const)(
    'with the fault %s is not called for any report during a pause',
    async (fault) => {
      model.order(fault);
      expect((await processUntilDone()).prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
      await resetReport();
      const calls = model.requests.length;
      expect(calls).toBeLessThanOrEqual(CALL_COUNT);
      expect((await processUntilDone()).prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
      expect(model.requests).toHaveLength(calls);

      await api.sql`update model_budget set paused_until = now() - interval '1 second'`;
      await resetReport();
      expect((await processUntilDone()).prose?.generator).toBe('AI Assistant');
    },
  );

  it('is not called more often than allowed for one part of a report, including calls before a crash of the worker', async () => {
    const [part] = PROSE_PARTS;
    await api.sql`update reports set model_calls = ${JSON.stringify({ [part]: 3, careers: 2 })}`;
    expect((await processUntilDone()).prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
    expect(listSentRequests().flatMap(listRequestedTexts)).not.toContain('profile');
  });

  it('is called at most twenty times for a report, including calls before a crash of the worker', async () => {
    await api.database.query(`update reports set model_calls = '{"former": ${MAX_CALLS - 2}}'`);
    expect((await processUntilDone()).prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
    expect(model.requests.length).toBeLessThanOrEqual(2);
  });

  it('is not called when the report is claimed for the fourth time', async () => {
    await api.sql`update work set attempts = 3 where kind = 'report'`;
    expect((await processUntilDone()).prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
    expect(model.requests).toHaveLength(0);
  });

  it('does not stop lease renewals when it sends nothing, and its call is aborted once the lease is lost', async () => {
    await withTestApi({ worker: false, report: createReportConfig({ timeoutMs: 60_000 }) }, async (patient) => {
      const otherBuyer = await buyReportFor(patient, await createVisitorWithAssessment(patient));
      const reports = patient.app.get(ReportRepository);
      model.order('hang');
      const working = runWorkOnce(patient, 'report', patient.app.get(ReportWork));
      const readLeaseSeconds = () =>
        patient.value<number>`select extract(epoch from lease_until - now())::int from work where kind = 'report'`;
      await pollUntil(() => model.requests.length, CALL_COUNT);
      await patient.sql`update work set lease_until = now() + interval '2 seconds' where kind = 'report'`;
      expect(await pollUntil(readLeaseSeconds, (seconds) => seconds > 5)).toBeLessThanOrEqual(10);

      await patient.sql`update work set fence = fence + 1 where kind = 'report'`;
      await working;
      expect(await reports.findByAssessment(otherBuyer.assessmentId)).toMatchObject({
        state: 'requested',
        attempts: 1,
      });
      await pollUntil(() => model.requests[0]?.abandoned, true);
    });
  });

  it('does not prevent a worker from releasing its report at shutdown, even if the model sends nothing', async () => {
    const stoppingApi = await startTestApi({ report: createReportConfig({ timeoutMs: 60 * 60_000 }) });
    const { url } = stoppingApi.config.database;
    const observer = await new DataSource({ type: 'postgres', url }).initialize();
    try {
      model.order('hang', null);
      await buyReportFor(stoppingApi, await createVisitorWithAssessment(stoppingApi));
      await pollUntil(() => model.requests.length, CALL_COUNT);
      await stoppingApi.app.close();
      expect(await observer.query(`select lease_until, attempts from work where kind = 'report'`)).toEqual([
        { lease_until: null, attempts: 0 },
      ]);
      expect(stoppingApi.log.filter((line) => /"level":50/.test(line))).toEqual([]);
    } finally {
      await observer.destroy();
      await stoppingApi.close();
    }
  });
});

describe('the daily limit of model calls', () => {
  it('stops the calls for all reports until the next day', async () => {
    await withTestApi({ report: createReportConfig({ dailyLimit: CALL_COUNT }), metricsPort: 0 }, async (api) => {
      const readCallMetrics = async () => {
        const text = await api.app.get(Metrics).scrape();
        return ['today', 'limit'].map(
          (name) => new RegExp(`^bearings_model_calls_${name} (\\d+)$`, 'm').exec(text)?.[1],
        );
      };
      const generatorFor = async (email: string): Promise<string | undefined> => {
        const buyer = await buyReportFor(api, await createVisitorWithAssessment(api, email));
        await waitForReport(buyer);
        return (await readProse(api, buyer))?.generator;
      };
      expect(await generatorFor('first@example.org')).toBe('AI Assistant');
      expect(await generatorFor('second@example.org')).toMatch(BUILT_IN_WRITER_PATTERN);
      expect(await readCallMetrics()).toEqual([String(CALL_COUNT), String(CALL_COUNT)]);
      await api.sql`update model_budget set day = day - 1`;
      expect(await readCallMetrics()).toEqual(['0', String(CALL_COUNT)]);
      expect(await generatorFor('third@example.org')).toBe('AI Assistant');
      expect(model.requests).toHaveLength(2 * CALL_COUNT);
    });
  });
});

describe('a report when the built-in writer is disabled', () => {
  it('fails with an error that has no internal details when the model fails, and can be requested again', async () => {
    await withTestApi({ report: createReportConfig({}, false) }, async (api) => {
      model.order('error', 3 * CALL_COUNT);
      const buyer = await buyReportFor(api, await createVisitorWithAssessment(api));
      expect(await waitForReport(buyer)).toEqual({
        status: 'error',
        error: 'We could not write your report. Your payment is safe: please try again.',
        progress: { percent: 0, section: null },
      });
      expect(model.requests).toHaveLength(3 * CALL_COUNT);
      await buyer.browser.post(`/api/assessments/${buyer.assessmentId}/generate-report`);
      expect((await waitForReport(buyer)).status).toBe('ready');
      expect(model.requests).toHaveLength(4 * CALL_COUNT);
    });
  });
});
