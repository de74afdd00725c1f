import { type ModelStandIn, type Quirk, startModelStandIn } from '@bearings/openai-stand-in';
import type { ModelConfig } from '../../../../config/config.js';
import { ROBINS_FACTS } from '@bearings/report-composer/testing';
import { ChatClient } from './chat-client.js';
import { MODEL_WRITER, ModelWriter } from './model-writer.js';
import { PARTS } from '@bearings/report-composer';

const CALL_COUNT = PARTS.length;
const REPORT_MS = 60_000;

let server: ModelStandIn;
// One for each test: calls that a test gave up may still reach the server after it.
beforeEach(async () => {
  server = await startModelStandIn();
});
afterEach(() => server.close());

function clientFor(name = 'any'): ChatClient {
  const config: ModelConfig = {
    apiKey: 'key',
    baseUrl: server.url,
    name,
    dailyLimit: 1_000,
    timeoutMs: 10_000,
    inputPrice: null,
    outputPrice: null,
  };
  return new ChatClient(config, () => undefined);
}

/** Writes Robin's report within a time limit; returns its generator or the fault. */
async function outcomeOf(client = clientFor(), limitMs = REPORT_MS): Promise<string> {
  const writer = new ModelWriter(client, () => Promise.resolve(true), Date.now() + limitMs);
  const written = writer.write(ROBINS_FACTS, () => undefined, new AbortController().signal);
  return written.then(
    ({ generator }) => generator,
    (error: unknown) => String(Reflect.get(Object(error), 'fault') ?? error),
  );
}

const sentBodies = (): Record<string, unknown>[] =>
  server.requests.map(({ body }): Record<string, unknown> => JSON.parse(body));

describe('servers with different quirks', () => {
  it.each<[Quirk[]]>([
    [['fenced']],
    [['preamble']],
    [['think']],
    [['think', 'preamble', 'fenced']],
    [['content_parts']],
    [['trailing_comma']],
    [['ending_eos']],
    [['ending_missing']],
    [['text_type']],
  ])('write a report in one call for each part: %j', async (quirks) => {
    server.behaveLike(...quirks);
    expect(await outcomeOf()).toBe(MODEL_WRITER);
    expect(server.requests).toHaveLength(CALL_COUNT);
  });

  it.each<[Quirk[], object]>([
    [['refuses_max_completion_tokens'], { limit: 'max_tokens' }],
    [['refuses_max_completion_tokens', 'refuses_max_tokens'], { limit: null }],
    [['refuses_json_schema'], { format: 'json_object' }],
    [['refuses_response_format'], { format: null }],
    [['refuses_reasoning_effort'], { effort: null }],
    [
      [
        'refuses_max_completion_tokens',
        'refuses_response_format',
        'refuses_reasoning_effort',
        'foreign_errors',
      ],
      { limit: 'max_tokens', format: null, effort: null },
    ],
  ])(
    'that reject an option are called again without it, and never with it afterwards: %j',
    async (quirks, form) => {
      server.behaveLike(...quirks);
      const client = clientFor('gpt-5-mini');
      expect(await outcomeOf(client)).toBe(MODEL_WRITER);
      expect(client.form).toEqual({
        limit: 'max_completion_tokens',
        format: 'json_schema',
        effort: 'reasoning_effort',
        ...form,
      });
      expect(server.requests.length).toBeGreaterThan(CALL_COUNT);
      // One call looks for the form while the others wait.
      expect(server.requests.length).toBeLessThanOrEqual(2 * CALL_COUNT + 3);
      server.requests.length = 0;
      expect(await outcomeOf(client)).toBe(MODEL_WRITER);
      expect(server.requests).toHaveLength(CALL_COUNT);
    },
  );

  it('are sent a reasoning effort only for models that reason', async () => {
    await outcomeOf(clientFor('gpt-5-mini'));
    await outcomeOf(clientFor('gpt-4.1-mini'));
    const efforts = sentBodies().map((body) => body.reasoning_effort);
    expect(efforts).toEqual([
      ...Array(CALL_COUNT).fill('low'),
      ...Array(CALL_COUNT).fill(undefined),
    ]);
  });

  it('that cut an answer off are asked once more, with twice the token limit', async () => {
    server.order('truncated');
    expect(await outcomeOf()).toBe(MODEL_WRITER);
    const rooms = sentBodies().map((body) => Number(body.max_completion_tokens));
    expect(rooms.toSorted((a, b) => a - b)).toEqual([...Array(CALL_COUNT).fill(8_000), 16_000]);
    server.requests.length = 0;
    server.order('truncated', null);
    expect(await outcomeOf()).toBe('cut_off');
    expect(server.requests.length).toBeLessThanOrEqual(2 * CALL_COUNT);
  });

  it('that ask for a pause are called again after it only if the report’s time allows', async () => {
    server.order('rate_limited');
    const begun = Date.now();
    expect(await outcomeOf()).toBe(MODEL_WRITER);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
    expect(server.requests).toHaveLength(CALL_COUNT + 1);
    server.requests.length = 0;
    server.order('rate_limited_long');
    expect(await outcomeOf()).toBe('rate_limited');
    expect(server.requests).toHaveLength(CALL_COUNT);
  });
});
