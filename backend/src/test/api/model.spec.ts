import type { Assessment, ReportStatus } from '@bearings/contracts';
import { type Fault, FAULT_NAMES, type ModelStandIn, startModelStandIn } from '@bearings/openai-stand-in';
import type { Config, ModelConfig } from '../../config/config.js';
import type { ReportEntity } from '../../report/report.entity.js';
import { ReportWork } from '../../report/generation/report.work.js';
import { WriterSelection } from '../../report/generation/writers/writer-selection.js';
import { ReportRepository } from '../../report/generation/report.repository.js';
import { MODEL_PARTS } from '@bearings/report-composer';
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
/** Faults in what an answer says, which lead to no other call. */
const ANSWER_FAULTS: readonly Fault[] = ['wrong_numbers', 'markup', 'pay', 'unknown_slot', 'nonsense'];
/** Model faults after which a retry may succeed. */
const OUTAGES = FAULT_NAMES.filter((fault) => !FINAL_FAULTS.includes(fault) && !ANSWER_FAULTS.includes(fault));
const PART_COUNT = MODEL_PARTS.length;
/** One call for the edits of each part, and one for their judgement. */
const CALL_COUNT = 2 * PART_COUNT;
const MAX_CALLS = 20;

/** Returns the user messages of all calls, parsed: what was edited, or judged. */
const listSentTasks = (): { places?: object[]; pairs?: { sentence: string; facts: string[] }[] }[] =>
  model.requests.map(({ body }) => {
    const { messages }: { messages: { content: string }[] } = JSON.parse(body);
    return JSON.parse(messages[1]?.content ?? '');
  });
const BUILT_IN_WRITER_PATTERN = /own writing program$/;

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModelStandIn({ apiKey: API_KEY });
});
afterAll(() => model.close());

beforeEach(() => {
  model.clearOrders();
  model.judgeBy(() => 'follows');
  model.requests.length = 0;
});

function createReportConfig(change: Partial<ModelConfig> = {}): Config['report'] {
  const { url: baseUrl } = model;
  const config = {
    apiKey: API_KEY,
    baseUrl,
    name: 'any',
    judge: 'any',
    isUnevaluated: true,
    dailyLimit: 1_000,
    timeoutMs: 10_000,
  };
  const prices = { inputPrice: 0.4, outputPrice: 1.6 };
  return { model: { ...config, ...prices, ...change }, concurrency: 2 };
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

  it('is edited and judged with two calls for each part, and names the AI assistant as its writer', async () => {
    const buyer = await buyReportFor(api, await createVisitorWithAssessment(api));
    expect(await waitForReport(buyer)).toMatchObject({ status: 'ready', error: null });
    const { generator, wordCount, content } = await readReport(buyer);
    expect(generator).toBe('AI Assistant');
    expect(wordCount).toBeGreaterThanOrEqual(2_000);
    expect(content).toContain('In short, ');
    expect(content).not.toContain('{{');
    expect(model.requests).toHaveLength(CALL_COUNT);
    expect(listSentTasks().filter(({ places }) => places)).toHaveLength(PART_COUNT);
    const size = model.requests.reduce((sum, { body }) => sum + body.length, 0);
    expect(size).toBeLessThan(80_000);
  });

  it('has none of the rewrites that its judge does not accept', async () => {
    const isRefused = (sentence: string): boolean => sentence.length % 2 === 0;
    model.judgeBy(({ sentence }) => (isRefused(sentence) ? 'contradicts' : 'follows'));
    const buyer = await buyReportFor(api, await createVisitorWithAssessment(api, 'judged@example.org'));
    await waitForReport(buyer);
    const { content } = await readReport(buyer);
    const sentences = listSentTasks().flatMap(({ pairs = [] }) => pairs.map((pair) => pair.sentence));
    const refused = sentences.filter((sentence) => isRefused(sentence));
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.filter((sentence) => content.includes(sentence))).toEqual([]);
    const kept = sentences.filter((sentence) => !isRefused(sentence) && content.includes(sentence));
    expect(kept.length).toBeGreaterThan(5);
  });

  it.each(['wrong_numbers', 'markup', 'pay', 'unknown_slot'] as const)(
    'has our own sentence in place of a rewrite with the fault %s, without another call',
    async (fault) => {
      model.order(fault, null, 'editor');
      const buyer = await buyReportFor(api, await createVisitorWithAssessment(api, `${fault}@example.org`));
      expect((await waitForReport(buyer)).status).toBe('ready');
      const prose = JSON.stringify(await readProse(api, buyer));
      expect(prose).toContain('In short, ');
      expect(prose).not.toMatch(/777|onerror|seventy thousand|\{\{/);
      expect(model.requests).toHaveLength(CALL_COUNT);
    },
  );

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

  it.each(OUTAGES)(
    'with the permanent fault %s is called at most twice for each part, and the report has our own words',
    async (fault) => {
      model.order(fault, null);
      const readyReport = await processUntilDone();
      expect(readyReport).toMatchObject({ state: 'ready', attempts: 1 });
      expect(readyReport.prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
      expect(model.requests).toHaveLength(2 * PART_COUNT);
    },
  );

  it.each(OUTAGES)('with the fault %s in one call is called once more, and the second reply is used', async (fault) => {
    model.order(fault);
    expect((await processUntilDone()).prose?.generator).toBe('AI Assistant');
    expect(model.requests).toHaveLength(CALL_COUNT + 1);
  });

  it.each(['nonsense', 'rate_limited', 'timeout'] as const)(
    'that answers %s leaves the same words as none',
    async (kind) => {
      const fault = kind === 'timeout' ? 'hang' : kind;
      model.order(fault, null);
      const { prose } = await processUntilDone();
      model.clearOrders();
      await resetReport();
      await api.sql`update model_budget set paused_until = now() + interval '1 hour'`;
      expect((await processUntilDone()).prose).toEqual(prose);
      expect(prose?.generator).toMatch(BUILT_IN_WRITER_PATTERN);
    },
  );

  it('after half of its calls leaves a whole report, with the edits of the other half', async () => {
    model.order('hang', null, 'judge');
    const { prose } = await processUntilDone();
    expect(prose?.generator).toBe('AI Assistant');
    expect(JSON.stringify(prose)).not.toContain('In short, ');
    expect(model.requests).toHaveLength(3 * PART_COUNT);
  });

  it('in an outage is called for no other report during a pause, and otherwise is', async () => {
    model.order('rate_limited', null);
    await processUntilDone();
    await resetReport();
    await processUntilDone();
    expect(model.requests).toHaveLength(2 * PART_COUNT);
    await api.sql`update model_budget set paused_until = null`;
    model.clearOrders();
    model.order('malformed', null);
    await resetReport();
    await processUntilDone();
    await resetReport();
    await processUntilDone();
    expect(model.requests).toHaveLength(6 * PART_COUNT);
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
      await processUntilDone();
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
    const [part] = MODEL_PARTS;
    await api.sql`update reports set model_calls = ${JSON.stringify({ [part]: 4, careers: 2 })}`;
    expect((await processUntilDone()).prose?.generator).toBe('AI Assistant');
    expect(model.requests).toHaveLength(CALL_COUNT - 2);
  });

  it('is called at most twenty times for a report, including calls before a crash of the worker', async () => {
    await api.database.query(`update reports set model_calls = '{"former": ${MAX_CALLS - 2}}'`);
    await processUntilDone();
    expect(model.requests).toHaveLength(2);
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
      model.order('hang', null);
      const working = runWorkOnce(patient, 'report', patient.app.get(ReportWork));
      const readLeaseSeconds = () =>
        patient.value<number>`select extract(epoch from lease_until - now())::int from work where kind = 'report'`;
      await pollUntil(() => model.requests.length, PART_COUNT);
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
      await pollUntil(() => model.requests.length, PART_COUNT);
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
