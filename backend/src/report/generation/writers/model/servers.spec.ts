import { ANSWER_QUIRKS, type Fault, type ModelStandIn, type Quirk, startModelStandIn } from '@bearings/openai-stand-in';
import type { ModelConfig } from '../../../../config/config.js';
import { ROBINS_FACTS } from '@bearings/report-composer/testing';
import { createEditors, MODEL_WRITER_NAME, type ModelEditors, ModelWriter } from './model-writer.js';
import { MODEL_PARTS } from '@bearings/report-composer';

/** One call for the edits of each part, and one for their judgement. */
const CALL_COUNT = 2 * MODEL_PARTS.length;
const REPORT_TIMEOUT_MS = 60_000;

let server: ModelStandIn;
// Each test starts its own server, because abandoned calls may still arrive after the test.
beforeEach(async () => {
  server = await startModelStandIn();
});
afterEach(() => server.close());

function createClients(name = 'any'): ModelEditors {
  const config: ModelConfig = {
    apiKey: 'key',
    baseUrl: server.url,
    name,
    judge: name,
    isUnevaluated: true,
    dailyLimit: 1_000,
    timeoutMs: 10_000,
    inputPrice: null,
    outputPrice: null,
  };
  return createEditors(config, () => undefined);
}

/**
 * Writes the sample person Robin's report within a time limit. Returns the faults of the parts that stay unedited, or the
 * name of the writer if there is none.
 */
async function describeOutcome(clients = createClients(), limitMs = REPORT_TIMEOUT_MS): Promise<string> {
  const faults = new Set<string>();
  const writer = new ModelWriter(clients, {
    takeCall: () => Promise.resolve(),
    endsAt: Date.now() + limitMs,
    onFailure: ({ fault }) => void faults.add(fault),
  });
  const { generator } = await writer.write(ROBINS_FACTS, () => undefined, new AbortController().signal);
  return [...faults].join(' ') || generator;
}

const listSentBodies = (): Record<string, unknown>[] =>
  server.requests.map(({ body }): Record<string, unknown> => JSON.parse(body));

describe('language model servers that differ from OpenAI', () => {
  it.each<[Quirk[]]>([...ANSWER_QUIRKS.map((quirk): [Quirk[]] => [[quirk]]), [['think', 'preamble', 'fenced']]])(
    'write a report with one call for each part in spite of the quirks %j',
    async (quirks) => {
      server.behaveLike(...quirks);
      expect(await describeOutcome()).toBe(MODEL_WRITER_NAME);
      expect(server.requests).toHaveLength(CALL_COUNT);
    },
  );

  it.each<[Fault, string]>([
    ['redirect', 'foreign'],
    ['captive_portal', 'foreign'],
    ['empty', 'declined'],
    ['refusal', 'declined'],
    ['text_refusal', 'declined'],
  ])('are not called again after an answer of the kind %s', async (fault, outcome) => {
    server.order(fault, null);
    expect(await describeOutcome()).toBe(outcome);
    expect(server.requests.length).toBeLessThanOrEqual(MODEL_PARTS.length);
  });

  it.each<[Quirk[], object]>([
    [['refuses_max_completion_tokens'], { limit: 'max_tokens' }],
    [['refuses_max_completion_tokens', 'refuses_max_tokens'], { limit: null }],
    [['refuses_json_schema'], { format: 'json_object' }],
    [['refuses_response_format'], { format: null }],
    [['refuses_reasoning_effort'], { effort: null }],
    [
      ['refuses_max_completion_tokens', 'refuses_response_format', 'refuses_reasoning_effort', 'foreign_errors'],
      { limit: 'max_tokens', format: null, effort: null },
    ],
  ])('are called again without an option that they reject, and never with it afterwards: %j', async (quirks, form) => {
    server.behaveLike(...quirks);
    const clients = createClients('gpt-5-mini');
    expect(await describeOutcome(clients)).toBe(MODEL_WRITER_NAME);
    expect(clients.writer.form).toEqual({
      limit: 'max_completion_tokens',
      format: 'json_schema',
      effort: 'reasoning_effort',
      ...form,
    });
    expect(server.requests.length).toBeGreaterThan(CALL_COUNT);
    // Only one call tries other options; the calls for the other parts wait for its result.
    expect(server.requests.length).toBeLessThanOrEqual(CALL_COUNT + MODEL_PARTS.length + 3);
    server.requests.length = 0;
    expect(await describeOutcome(clients)).toBe(MODEL_WRITER_NAME);
    expect(server.requests).toHaveLength(CALL_COUNT);
  });

  it('are sent a reasoning effort only for models that reason', async () => {
    await describeOutcome(createClients('gpt-5-mini'));
    await describeOutcome(createClients('gpt-4.1-mini'));
    const efforts = listSentBodies().map((body) => body.reasoning_effort);
    expect(efforts).toEqual([...Array(CALL_COUNT).fill('low'), ...Array(CALL_COUNT).fill(undefined)]);
  });

  it('are called once more, with twice the token limit, after they cut an answer off', async () => {
    server.order('truncated');
    expect(await describeOutcome()).toBe(MODEL_WRITER_NAME);
    const rooms = listSentBodies().map((body) => Number(body.max_completion_tokens));
    expect(rooms.toSorted((a, b) => a - b)).toEqual([...Array<number>(CALL_COUNT).fill(8_000), 16_000]);
    server.requests.length = 0;
    server.order('truncated', null);
    expect(await describeOutcome()).toBe('cut_off');
    expect(server.requests).toHaveLength(2 * MODEL_PARTS.length);
  });

  it('are called again after the pause that they request, if the report’s time limit allows such a pause', async () => {
    // While the clock stands still, only the requested pause of a second counts.
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    server.order('rate_limited');
    expect(await describeOutcome(createClients(), 1_000)).toBe('rate_limited');
    server.requests.length = 0;
    server.order('rate_limited');
    expect(await describeOutcome()).toBe(MODEL_WRITER_NAME);
    now.mockRestore();
    expect(server.requests).toHaveLength(CALL_COUNT + 1);
    server.requests.length = 0;
    server.order('rate_limited_long', null);
    expect(await describeOutcome()).toBe('rate_limited');
    expect(server.requests).toHaveLength(MODEL_PARTS.length);
  });
});
