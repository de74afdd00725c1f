import OpenAI, { APIError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { FAULTS, type Fault, type ModelStandIn, startModelStandIn } from './index.js';
import { isJson, parseJson } from './json.js';
import { problems } from './test/interface.data.js';

const text = (words: string) => ({ type: 'string', description: `Something. ${words} words.` });
const schema = {
  type: 'object',
  properties: { first: text('40 to 60'), second: text('8 to 12') },
  required: ['first', 'second'],
  additionalProperties: false,
};
const question: ChatCompletionCreateParamsNonStreaming = {
  model: 'any',
  messages: [
    { role: 'system', content: 'Write.' },
    { role: 'user', content: '{}' },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'report', strict: true, schema } },
};

let standIn: ModelStandIn;
let client: OpenAI;
beforeAll(async () => {
  standIn = await startModelStandIn();
  client = new OpenAI({ apiKey: 'key', baseURL: standIn.url, maxRetries: 0, logLevel: 'off' });
});
afterAll(() => standIn.close());
afterEach(() => {
  standIn.clearOrders();
  standIn.behaveLike();
});

interface Streamed {
  text: string;
  ending: string | null;
}

/** More than any answer that ends. */
const POURED = 5_000;

async function streamed(
  leaving?: AbortController,
  opened = (): void => undefined,
): Promise<Streamed> {
  const signal = leaving?.signal;
  const stream = await client.chat.completions.create({ ...question, stream: true }, { signal });
  opened();
  let whole = '';
  let ending: string | null = null;
  for await (const chunk of stream) {
    expect(problems('chunk', chunk)).toEqual([]);
    whole += chunk.choices[0]?.delta.content ?? '';
    ending = chunk.choices[0]?.finish_reason ?? ending;
    if (whole.length > POURED) leaving?.abort();
  }
  return { text: whole, ending };
}

/** Returns the text or the error of a call with a fault. The caller leaves where it would never end. */
async function outcome(fault: Fault): Promise<unknown> {
  standIn.order(fault);
  const leaving = new AbortController();
  const leaveSoon = (): void => void setTimeout(() => leaving.abort(), 300);
  const isSlow = fault === 'hang_midway' || fault === 'dribble';
  const before = standIn.requests.length;
  const call = streamed(leaving, isSlow ? leaveSoon : undefined).catch((error: unknown) => error);
  if (fault === 'hang') {
    await until(() => standIn.requests.length > before);
    leaving.abort();
  }
  return call;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('an answer', () => {
  it('obeys the schema, whole or streamed, and repeats no sentence', async () => {
    const whole = await client.chat.completions.create(question);
    expect(problems('completion', whole)).toEqual([]);
    const inPieces = await streamed();
    expect(inPieces.ending).toBe('stop');
    expect(Object.keys(Object(parseJson(whole.choices[0]?.message.content ?? '')))).toEqual([
      'first',
      'second',
    ]);

    const answer = parseJson(inPieces.text);
    if (!isJson(answer)) throw new Error('No JSON came.');
    expect(answer).toEqual({ first: expect.any(String), second: expect.any(String) });
    const first = String(answer.first);
    expect(first.split(/\s+/).length).toBeGreaterThanOrEqual(40);
    expect(first.split(/\s+/).length).toBeLessThanOrEqual(62);
    const both = `${whole.choices[0]?.message.content}${inPieces.text}`;
    const sentences = both.match(/[A-Z][^.]+\./g) ?? [];
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('is refused without a key, and in a form that is not strict', async () => {
    const keyless = await fetch(`${standIn.url}/chat/completions`, { method: 'POST', body: '{}' });
    expect(keyless.status).toBe(401);
    const loose = { ...schema, additionalProperties: true };
    const refused = client.chat.completions.create({
      ...question,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'report', strict: true, schema: loose },
      },
    });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    await expect(
      client.chat.completions.create({ ...question, response_format: { type: 'text' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('leaves a record of the call and of a caller who went away', async () => {
    standIn.requests.length = 0;
    await streamed();
    await outcome('hang');
    await until(() => standIn.requests.some(({ abandoned }) => abandoned));
    expect(standIn.requests.map(({ abandoned }) => abandoned)).toEqual([false, true]);
    expect(parseJson(standIn.requests[0]?.body ?? '')).toMatchObject({ model: 'any' });
  });
});

describe('a fault', () => {
  it.each([
    ['rate_limited', 429, 'rate_limit_exceeded'],
    ['rate_limited_long', 429, 'rate_limit_exceeded'],
    ['no_model', 404, 'model_not_found'],
    ['bad_request', 400, null],
    ['quota', 429, 'insufficient_quota'],
    ['unauthorised', 401, 'invalid_api_key'],
    ['error', 500, null],
  ] as const)('%s is an error of the described form', async (fault, status, code) => {
    const error = await outcome(fault);
    expect(error).toMatchObject({ status, code });
    if (!(error instanceof APIError)) throw new Error('No error of the interface came.');
    expect(problems('error_reply', { error: error.error })).toEqual([]);
  });

  it.each(['hang_midway', 'dribble', 'cut_off'] as const)('%s sends no ending', async (fault) => {
    expect(await outcome(fault)).toMatchObject({ ending: null });
  });

  it.each(['reset', 'error_midway', 'broken_stream', 'hang'] as const)(
    '%s fails the call',
    async (fault) => {
      // By name: Jest's own Error is not the one that fetch throws.
      expect(await outcome(fault)).toMatchObject({ name: expect.stringMatching(/Error$/) });
    },
  );

  it.each([
    ['truncated', 'length'],
    ['filtered', 'content_filter'],
  ] as const)('%s ends with %s', async (fault, ending) => {
    expect(await outcome(fault)).toMatchObject({ ending });
  });

  it.each(['html', 'silent', 'empty', 'refusal'] as const)('%s sends no text', async (fault) => {
    expect(await outcome(fault)).toMatchObject({ text: '' });
  });

  it.each([
    ['wrong_numbers', /98\.6 of 777/],
    ['markup', /onerror/],
    ['pay', /£/],
    ['repetition', /(very same sentence).*\1/],
    ['malformed', /^Here is/],
    ['missing_section', /^\{"second"/],
    ['unknown_place', /\{\{fact:pay-1\}\}/],
    ['health', /suffering/],
    ['promise', /guaranteed/],
  ] as const)('%s spoils a text that ends well', async (fault, spoilt) => {
    expect(await outcome(fault)).toEqual({ text: expect.stringMatching(spoilt), ending: 'stop' });
  });

  it('endless goes on until the caller leaves', async () => {
    const { text: poured } = Object(await outcome('endless'));
    expect(String(poured).length).toBeGreaterThan(POURED);
  });

  it('is over when its orders are used up', async () => {
    standIn.order('error', 2);
    await expect(streamed()).rejects.toThrow();
    await expect(streamed()).rejects.toThrow();
    await expect(streamed()).resolves.toMatchObject({ ending: 'stop' });
  });

  it('can be ordered for one text, and leaves other calls and texts alone', async () => {
    standIn.order('promise', 1, 'third');
    standIn.order('health', 1, 'second');
    const answer: unknown = parseJson((await streamed()).text);
    expect(answer).toEqual({
      first: expect.not.stringContaining('suffering'),
      second: expect.stringContaining('suffering'),
    });
    expect((await streamed()).text).not.toMatch(/guaranteed|suffering/);
  });

  it('can be ordered from another process, by its name only', async () => {
    const address = standIn.url.replace('/v1', '/control/faults');
    const send = (body: unknown) => fetch(address, { method: 'POST', body: JSON.stringify(body) });
    expect((await send({ fault: 'sulk' })).status).toBe(400);
    for (const fault of FAULTS) expect((await send({ fault, times: null })).status).toBe(200);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(200);
    await expect(streamed()).resolves.toMatchObject({ ending: 'stop' });
  });
});

describe('another program’s server', () => {
  it.each([
    ['fenced', /^```json\n\{/],
    ['preamble', /^Here is the report/],
    ['think', /^<think>/],
    ['trailing_comma', /,\}$/],
  ] as const)('that writes %s keeps the answer', async (quirk, written) => {
    standIn.behaveLike(quirk);
    const { choices } = await client.chat.completions.create(question);
    expect(choices[0]?.message.content).toMatch(written);
    expect(choices[0]?.finish_reason).toBe('stop');
  });

  it.each([
    ['ending_empty', ''],
    ['ending_eos', 'eos'],
    ['ending_upper_case', 'STOP'],
    ['ending_missing', undefined],
  ] as const)('with %s ends so', async (quirk, ending) => {
    standIn.behaveLike(quirk, 'content_parts');
    const [choice] = (await client.chat.completions.create(question)).choices;
    expect(choice?.finish_reason).toBe(ending);
    expect(choice?.message.content).toHaveLength(2);
  });

  it.each([
    ['refuses_max_completion_tokens', { max_completion_tokens: 10 }],
    ['refuses_max_tokens', { max_tokens: 10 }],
    ['refuses_reasoning_effort', { reasoning_effort: 'low' }],
    ['refuses_json_schema', {}],
    ['refuses_response_format', {}],
  ] as const)('%s, and answers without it', async (quirk, option) => {
    standIn.behaveLike(quirk);
    const name = quirk.replace('refuses_', '');
    const asked = client.chat.completions.create({ ...question, ...option });
    await expect(asked).rejects.toThrow(name);
    standIn.behaveLike(quirk, 'foreign_errors');
    await expect(client.chat.completions.create({ ...question, ...option })).rejects.toMatchObject({
      status: 422,
    });
    const messages = [{ role: 'user' as const, content: JSON.stringify(schema) }];
    const plain = await client.chat.completions.create({ model: 'any', messages });
    expect(parseJson(plain.choices[0]?.message.content ?? '')).toHaveProperty('first');
  });
});

describe('the comparison with OpenAI’s interface', () => {
  it('accepts a call, and no call, chunk or error that differs', () => {
    expect(problems('request', question)).toEqual([]);
    const options = {
      max_tokens: 10,
      reasoning_effort: 'low',
      response_format: { type: 'json_object' },
    };
    expect(problems('request', { ...question, ...options })).toEqual([]);
    expect(problems('request', { ...question, reasoning_effort: 'much' })).toHaveLength(1);
    expect(problems('request', { ...question, model: 5 })).toHaveLength(1);
    expect(problems('request', { ...question, colour: 'red' })).toHaveLength(1);
    expect(problems('request', { model: 'any' })).toEqual(['request.messages is missing']);
    expect(problems('chunk', { choices: [] })).not.toEqual([]);
    expect(problems('error_reply', { error: 'no' })).not.toEqual([]);
  });

  it('covers every call that was made', async () => {
    standIn.requests.length = 0;
    await streamed();
    const [request] = standIn.requests;
    expect(problems('request', parseJson(request?.body ?? ''))).toEqual([]);
  });
});
