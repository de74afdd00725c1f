// Tests the machinery of evaluations only: the stand-in judges by a table, so no rate here says anything of a model.
import { type ModelStandIn, startModelStandIn } from '@bearings/openai-stand-in';
import { type AdminOverview, describeRate } from '@bearings/contracts';
import { listModelCases } from '@bearings/report-composer';
import type { ModelConfig } from '../../config/config.js';
import { parseEnvironment } from '../../config/env.js';
import { checkModel } from '../../doctor/check-services.js';
import { ModelEvaluations } from '../../report/generation/evaluation/model-evaluations.js';
import { WriterSelection } from '../../report/generation/writers/writer-selection.js';
import { findCombination } from '../../report/generation/evaluation/evaluate-model.js';
import { storeEvaluation } from '../../report/generation/evaluation/evaluation-store.js';
import { signInAdmin } from '../support/account.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const CLAIM = { id: '', fence: 1, attempt: 1, waitedSeconds: 0 };
const TRUE_SENTENCES = new Set(
  listModelCases().flatMap(({ falseKind, sentence }) => (falseKind === null ? [sentence] : [])),
);

let server: ModelStandIn;
let api: TestApi;
let model: ModelConfig;
beforeAll(async () => {
  server = await startModelStandIn();
  model = {
    apiKey: 'sk-test',
    baseUrl: server.url,
    name: 'writer',
    judge: 'judge',
    isUnevaluated: false,
    dailyLimit: 1_000,
    timeoutMs: 10_000,
    inputPrice: 0.4,
    outputPrice: 1.6,
  };
  // Without a worker nothing is evaluated by itself, so each test does it.
  api = await startTestApi({ worker: false, report: { model, concurrency: 2 } });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  await api.sql`delete from model_evaluations`;
  await api.sql`update model_budget set calls = 0, paused_until = null`;
  server.requests.length = 0;
  server.clearOrders();
  api.log.length = 0;
});

const evaluate = () => api.app.get(ModelEvaluations).run(model, new AbortController().signal);
const readWriterName = async () => (await api.app.get(WriterSelection).writerFor(CLAIM, '')).name;
const readAdminRow = async () => (await (await signInAdmin(api)).get<AdminOverview>('/api/admin/overview')).body.model;
const countCalls = () => api.value<number>`select calls from model_budget`;
const readDoctor = async () => {
  const { url } = api.config.database;
  const env = { DATABASE_URL: url, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'writer' };
  const findings = await checkModel(parseEnvironment({ ...env, OPENAI_JUDGE_MODEL: 'judge' }));
  return findings.at(-1);
};
const judgeByTable = () =>
  server.judgeBy(({ sentence }) => (TRUE_SENTENCES.has(sentence) ? 'follows' : 'not in the facts'));

describe('a language model', () => {
  it('edits no report before it is evaluated, and the doctor says so and names the command', async () => {
    expect(await readWriterName()).toMatch(/own writing program$/);
    expect(await readDoctor()).toEqual({ level: 'problem', sentence: expect.stringContaining('npm run eval:model') });
    expect(await readAdminRow()).toMatchObject({ judge: 'judge', state: 'not_evaluated', evaluation: null });
  });

  it('is evaluated once, after the log has said what that costs, and edits reports if its judge is right', async () => {
    judgeByTable();
    await evaluate();
    expect(await readWriterName()).toBe('AI Assistant');
    const calls = server.requests.length;
    expect(calls).toBeGreaterThan(10);
    expect(await countCalls()).toBe(calls);
    const [said] = api.log.filter((line) => line.includes('is evaluated before it edits reports'));
    expect(JSON.parse(said ?? '')).toMatchObject({ judge: 'judge', calls, dollars: expect.any(Number) });
    const made = await api.app.get(ModelEvaluations).find(model);
    expect(made?.result).toMatchObject({ calls, refused: { right: 240, of: 240 }, kept: { right: 240, of: 240 } });
    const refused = { right: 240, of: 240, low: 0.9842, high: 1, needed: 0.9 };
    expect(await readAdminRow()).toMatchObject({ state: 'edits', evaluation: { refused, kept: { needed: 0.85 } } });
    await evaluate();
    expect(server.requests).toHaveLength(calls);
    expect(await readDoctor()).toMatchObject({ level: 'ok', sentence: expect.stringContaining('may edit reports') });
  });

  it('edits no report if its judge agrees with everything, which the log says with an alert', async () => {
    server.judgeBy(() => 'follows');
    await evaluate();
    expect(await readWriterName()).toMatch(/own writing program$/);
    expect(await readDoctor()).toMatchObject({ level: 'problem', sentence: expect.stringContaining('must not edit') });
    const [alert] = api.log.filter((line) => line.includes('"alert":true'));
    expect(alert).toContain('npm run eval:model');
    expect(await readAdminRow()).toMatchObject({ state: 'too_low' });
  });

  it('is evaluated anew for another judge', async () => {
    judgeByTable();
    await evaluate();
    expect(await api.app.get(ModelEvaluations).allows(model)).toBe(true);
    await api.sql`update model_evaluations set judge = 'another'`;
    expect(await api.app.get(ModelEvaluations).allows(model)).toBe(false);
  });

  it('that fails during its evaluation is evaluated again later, by one worker at a time', async () => {
    server.order('error', null);
    await evaluate();
    expect(await readWriterName()).toMatch(/own writing program$/);
    expect(api.log.some((line) => line.includes('its evaluation failed'))).toBe(true);
    server.clearOrders();
    judgeByTable();
    await Promise.all([evaluate(), evaluate()]);
    expect(await readWriterName()).toBe('AI Assistant');
    expect(api.log.filter((line) => line.includes('is evaluated before it edits reports'))).toHaveLength(2);
  });

  it.each(['redirect', 'captive_portal', 'unauthorised', 'text_refusal', 'empty'] as const)(
    'is not called again for its evaluation after an answer of the kind %s',
    async (fault) => {
      server.order(fault, null);
      await evaluate();
      expect(server.requests).toHaveLength(1);
      expect(await readWriterName()).toMatch(/own writing program$/);
    },
  );

  it('is called again for its evaluation after the pause that its server asks for', async () => {
    judgeByTable();
    server.order('rate_limited');
    await evaluate();
    const [first, second] = server.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(api.log.some((line) => line.includes('the evaluation pauses'))).toBe(true);
    expect(await readWriterName()).toBe('AI Assistant');
  });

  it('is not waited for if its server asks for a long pause, which the log says', async () => {
    server.order('rate_limited_long', null);
    await evaluate();
    expect(server.requests).toHaveLength(1);
    const [failed] = api.log.filter((line) => line.includes('its evaluation failed'));
    expect(failed).toContain('600 s to wait');
  });

  it('keeps a result that the command stored while the evaluation of a worker failed', async () => {
    judgeByTable();
    await evaluate();
    const made = await api.app.get(ModelEvaluations).find(model);
    await api.sql`delete from model_evaluations`;
    server.requests.length = 0;
    server.order('hang', null);
    const stopping = new AbortController();
    const running = api.app.get(ModelEvaluations).run(model, stopping.signal);
    await pollUntil(() => server.requests.length, 1);
    if (made) await storeEvaluation(api.database.manager, findCombination(model), made.result);
    stopping.abort();
    await running;
    expect(await readWriterName()).toBe('AI Assistant');
  });

  it('has rates that never seem to reach a bound that they miss', () => {
    expect(describeRate({ right: 224, of: 240, low: 0.8967, high: 0.9997 }, 'kept')).toBe(
      '224 of 240 kept (89% to 99%)',
    );
    expect(describeRate({ right: 240, of: 240, low: 0.9, high: 1 }, 'kept')).toBe('240 of 240 kept (90% to 100%)');
  });

  it('is not called for its evaluation beyond the daily limit', async () => {
    await api.sql`update model_budget set calls = 998, day = (now() at time zone 'utc')::date`;
    await evaluate();
    expect(server.requests).toHaveLength(2);
    const [failed] = api.log.filter((line) => line.includes('its evaluation failed'));
    expect(failed).toContain('no call is left today');
    expect(await readWriterName()).toMatch(/own writing program$/);
  });
});
