import type { Assessment, PaymentVerified, ReportDetail, ReportStatus } from '@bearings/contracts';
import { FAULTS, type ModelStandIn, startModelStandIn } from '@bearings/openai-stand-in';
import type { Config, ModelConfig } from '../config/config.js';
import type { ReportEntity } from '../report/report.entity.js';
import { ReportProcessor } from '../report/report.processor.js';
import { ReportRepository } from '../report/report.repository.js';
import { checkProse } from '../report/writers/model/check-prose.js';
import { draftShape } from '../report/writers/model/prose-fields.js';
import { DataSource } from 'typeorm';
import { Browser } from './browser.js';
import { type Buyer, completedVisitor, pay } from './buyer.js';
import { submission } from './submission.factory.js';
import { startTestApi, type TestApi } from './test-api.js';
import { until } from './until.js';

const KEY = 'sk-canary-key-5f1c';
const CANARY = {
  firstName: 'Quintessa',
  lastName: 'Zvonimirova',
  email: 'canary.7d3e@example.org',
};
/** Faults that may be over by the next call. */
const PASSING = FAULTS.filter((fault) => fault !== 'quota' && fault !== 'unauthorised');
const OWN_WRITER = /own writer$/;

// Faults that are silent are waited for, up to three times.
jest.setTimeout(60_000);

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModelStandIn({ apiKey: KEY });
});
afterAll(() => model.close());
beforeEach(() => {
  model.clearOrders();
  model.requests.length = 0;
});

function reporting(change: Partial<ModelConfig> = {}, fallback = true): Config['report'] {
  const { url: baseUrl } = model;
  const config = { apiKey: KEY, baseUrl, name: 'any', dailyLimit: 1_000, timeoutMs: 10_000 };
  return { model: { ...config, ...change }, fallback };
}

async function payFor(api: TestApi, buyer: Buyer): Promise<Buyer> {
  const paymentIntentId = await pay(api, buyer);
  await buyer.browser.post<PaymentVerified>('/api/verify-payment', { paymentIntentId });
  return buyer;
}

const statusOf = async ({ browser, assessmentId }: Buyer): Promise<ReportStatus> =>
  (await browser.get<ReportStatus>(`/api/reports/status/${assessmentId}`)).body;

const settled = (buyer: Buyer): Promise<ReportStatus> =>
  until(
    () => statusOf(buyer),
    ({ status }) => status !== 'generating',
  );

describe('a report by the model', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ report: reporting() });
  }, 60_000);
  afterAll(() => api.close());

  it('is written in one call, passes every check and says who wrote it', async () => {
    const buyer = await payFor(api, await completedVisitor(api));
    expect(await settled(buyer)).toMatchObject({ status: 'ready', error: null });
    const path = `/api/reports/assessment/${buyer.assessmentId}`;
    const { body } = await buyer.browser.get<ReportDetail>(path);
    expect(body.generator).toBe('AI Assistant');
    expect(body.wordCount).toBeGreaterThanOrEqual(2_000);
    expect(model.requests).toHaveLength(1);
    const row = await api.app.get(ReportRepository).findByAssessment(buyer.assessmentId);
    const { generator: _, ...draft } = row?.prose ?? {};
    if (!row?.facts) throw new Error('No facts were stored.');
    expect(checkProse(draftShape.parse(draft), row.facts)).toEqual([]);
  });

  it('shows the section that is being written', async () => {
    model.order('hang_midway');
    const buyer = await payFor(api, await completedVisitor(api, 'watching@example.org'));
    const { progress } = await until(
      () => statusOf(buyer),
      (status) => status.progress.percent > 0,
    );
    expect(progress).toEqual({ percent: expect.any(Number), section: expect.any(String) });
  });

  it('needs no name, no email, and shows no key: not in a call, not in the log', async () => {
    const browser = new Browser(api.url);
    const { body } = await browser.post<Assessment>('/api/assessments/public', submission(CANARY));
    model.order('unauthorised');
    const buyer = await payFor(api, { browser, assessmentId: body.id });
    expect((await settled(buyer)).status).toBe('ready');
    const download = await browser.get(`/api/reports/${body.id}/download`);
    expect(download.text).toContain(CANARY.firstName);

    const secret = /quintessa|zvonimirova|canary/i;
    for (const { body: sent, headers } of model.requests) {
      const { authorization: _, ...rest } = headers;
      expect(sent + JSON.stringify(rest)).not.toMatch(secret);
    }
    expect(model.requests.length).toBeGreaterThan(0);
    expect(api.log.some((line) => line.includes('the model failed'))).toBe(true);
    expect(api.log.filter((line) => secret.test(line))).toEqual([]);
  });
});

describe('a model that fails', () => {
  let api: TestApi;
  let buyer: Buyer;
  let reportId: string;
  const row = async (): Promise<ReportEntity> => {
    const found = await api.app.get(ReportRepository).findByAssessment(buyer.assessmentId);
    if (!found) throw new Error('There is no report.');
    return found;
  };
  const process = (): Promise<void> => api.app.get(ReportProcessor).process({ id: reportId });
  /** Lets a worker work until nothing is left to do, without the waits between. */
  const workOff = async (): Promise<ReportEntity> => {
    for (let round = 0; round < 10; round += 1) {
      await api.database.query('update reports set due_at = now()');
      await process();
      const now = await row();
      if (now.state === 'ready' || now.state === 'error') return now;
      expect({ state: now.state, prose: now.prose }).toEqual({ state: 'requested', prose: null });
    }
    throw new Error('The report is neither ready nor failed.');
  };

  beforeAll(async () => {
    api = await startTestApi({ worker: false, report: reporting({ timeoutMs: 2_000 }) });
    buyer = await payFor(api, await completedVisitor(api));
    reportId = (await row()).id;
  }, 60_000);
  afterAll(() => api.close());
  /** As if it had only now been requested. */
  const startOver = async (): Promise<void> => {
    await api.database.query(
      `update reports set state = 'requested', attempts = 0, prose = null, facts = null,
              error = null, generated_at = null, lease_until = null`,
    );
  };
  beforeEach(async () => {
    await startOver();
    await api.database.query('update model_budget set calls = 0, paused_until = null');
  });

  it.each(PASSING)(
    'by %s is asked three times, and then the built-in writer writes',
    async (fault) => {
      model.order(fault, null);
      const ready = await workOff();
      expect(ready).toMatchObject({ state: 'ready', attempts: 4 });
      expect(ready.prose?.generator).toMatch(OWN_WRITER);
      expect(model.requests).toHaveLength(3);
    },
  );

  it.each(PASSING)('by %s once is asked again, and its next answer is used', async (fault) => {
    model.order(fault);
    expect((await workOff()).prose?.generator).toBe('AI Assistant');
    expect(model.requests).toHaveLength(2);
  });

  it.each([
    ['rate_limited', 3],
    ['malformed', 6],
  ] as const)('by %s for good costs two reports %d calls in all', async (fault, calls) => {
    model.order(fault, null);
    await workOff();
    await startOver();
    await workOff();
    expect(model.requests).toHaveLength(calls);
  });

  it.each(['quota', 'unauthorised'] as const)(
    'by %s is left alone for a while, for every report',
    async (fault) => {
      model.order(fault);
      expect((await workOff()).prose?.generator).toMatch(OWN_WRITER);
      await startOver();
      expect((await workOff()).prose?.generator).toMatch(OWN_WRITER);
      expect(model.requests).toHaveLength(1);

      await api.database.query(
        "update model_budget set paused_until = now() - interval '1 second'",
      );
      await startOver();
      expect((await workOff()).prose?.generator).toBe('AI Assistant');
    },
  );

  it('waits longer before each try, and does not wait for a writer of our own', async () => {
    model.order('error', null);
    const waits: number[] = [];
    for (let claim = 0; claim < 3; claim += 1) {
      await api.database.query('update reports set due_at = now()');
      await process();
      const [wait] = await api.database.query<{ seconds: number }[]>(
        'select round(extract(epoch from due_at - now()))::int as seconds from reports',
      );
      waits.push(wait?.seconds ?? -1);
    }
    expect(waits).toEqual([1, 2, 0]);
  });

  it('counts a claim that died as a call that was made', async () => {
    await api.database.query("update reports set attempts = 2, state = 'writing'");
    model.order('error', null);
    expect((await workOff()).attempts).toBe(4);
    expect(model.requests).toHaveLength(1);
  });

  it('keeps its lease while the model is silent, and leaves when it is lost', async () => {
    const patient = await startTestApi({ worker: false, report: reporting({ timeoutMs: 60_000 }) });
    try {
      const other = await payFor(patient, await completedVisitor(patient));
      const reports = patient.app.get(ReportRepository);
      const found = await reports.findByAssessment(other.assessmentId);
      model.order('hang');
      const working = patient.app.get(ReportProcessor).process({ id: found?.id ?? '' });
      const left = async (): Promise<number> => {
        const [answer] = await patient.database.query<{ seconds: number }[]>(
          'select extract(epoch from lease_until - now())::int as seconds from reports',
        );
        return answer?.seconds ?? -1;
      };
      await until(
        () => Promise.resolve(model.requests.length),
        (calls) => calls === 1,
      );
      await patient.database.query("update reports set lease_until = now() + interval '2 seconds'");
      expect(await until(left, (seconds) => seconds > 10)).toBeLessThanOrEqual(20);

      await patient.database.query('update reports set fence = fence + 1');
      await working;
      expect(await reports.findByAssessment(other.assessmentId)).toMatchObject({
        state: 'writing',
        attempts: 1,
      });
      await until(
        () => Promise.resolve(model.requests[0]?.abandoned),
        (abandoned) => abandoned === true,
      );
    } finally {
      await patient.close();
    }
  });

  it('gives the report back when the worker is told to stop', async () => {
    const leaving = await startTestApi({ report: reporting({ timeoutMs: 60_000 }) });
    const { url } = leaving.config.database;
    const beside = await new DataSource({ type: 'postgres', url }).initialize();
    try {
      model.order('hang', null);
      await payFor(leaving, await completedVisitor(leaving));
      await until(
        () => Promise.resolve(model.requests.length),
        (calls) => calls === 1,
      );
      const started = performance.now();
      await leaving.app.close();
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(await beside.query('select state, lease_until, attempts from reports')).toEqual([
        { state: 'requested', lease_until: null, attempts: 1 },
      ]);
      expect(leaving.log.filter((line) => /"level":50/.test(line))).toEqual([]);
    } finally {
      await beside.destroy();
      await leaving.close();
    }
  });
});

describe('a day’s limit', () => {
  it('ends the asking, over all reports, until the next day', async () => {
    const api = await startTestApi({ report: reporting({ dailyLimit: 1 }) });
    try {
      const generatorFor = async (email: string): Promise<string | undefined> => {
        const buyer = await payFor(api, await completedVisitor(api, email));
        await settled(buyer);
        const row = await api.app.get(ReportRepository).findByAssessment(buyer.assessmentId);
        return row?.prose?.generator;
      };
      expect(await generatorFor('first@example.org')).toBe('AI Assistant');
      expect(await generatorFor('second@example.org')).toMatch(OWN_WRITER);
      await api.database.query('update model_budget set day = day - 1');
      expect(await generatorFor('third@example.org')).toBe('AI Assistant');
      expect(model.requests).toHaveLength(2);
    } finally {
      await api.close();
    }
  });
});

describe('without the built-in writer', () => {
  it('a failing model is an error told safely, and Try Again works', async () => {
    const api = await startTestApi({ report: reporting({}, false) });
    try {
      model.order('html', 3);
      const buyer = await payFor(api, await completedVisitor(api));
      expect(await settled(buyer)).toEqual({
        status: 'error',
        error: 'We could not write your report. Your payment is safe: please try again.',
        progress: { percent: 0, section: null },
      });
      expect(model.requests).toHaveLength(3);
      await buyer.browser.post(`/api/assessments/${buyer.assessmentId}/generate-report`);
      expect((await settled(buyer)).status).toBe('ready');
      expect(model.requests).toHaveLength(4);
    } finally {
      await api.close();
    }
  });
});
