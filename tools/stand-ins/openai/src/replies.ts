import { randomBytes } from 'node:crypto';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';

type Ending = 'stop' | 'length' | 'content_filter';

/** Options of a reply; without any, the answer is a text that ends with `stop`. */
export interface ReplyOptions {
  ending?: Ending;
  /** The refusal to send instead of a text. */
  refusal?: string;
  /** Whether a stream ends with the tokens that were used. */
  usage?: boolean;
}

const newId = (): string => `chatcmpl-${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1_000);
/** Estimates the number of tokens in a text. */
const tokens = (text: string): number => Math.ceil(text.length / 4);

function usageOf(text: string): CompletionUsage {
  const spent = { prompt_tokens: 1_000, completion_tokens: tokens(text) };
  return { ...spent, total_tokens: spent.prompt_tokens + spent.completion_tokens };
}

/** Returns an answer as one JSON object. */
export function completion(
  model: string,
  text: string,
  options: ReplyOptions = {},
): ChatCompletion {
  const { ending = 'stop', refusal = null } = options;
  return {
    id: newId(),
    object: 'chat.completion',
    created: now(),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal === null ? text : null, refusal },
        logprobs: null,
        finish_reason: ending,
      },
    ],
    usage: usageOf(text),
  };
}

const CHUNK_LENGTH = 160;

/** Returns an answer as the chunks of a stream. */
export function chunks(
  model: string,
  text: string,
  options: ReplyOptions = {},
): ChatCompletionChunk[] {
  const { ending = 'stop', refusal, usage = false } = options;
  const id = newId();
  const created = now();
  const chunk = (
    delta: ChatCompletionChunk.Choice.Delta,
    finish_reason: Ending | null = null,
  ): ChatCompletionChunk => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
  });
  const pieces = refusal === undefined ? (text.match(PIECES) ?? []) : [];
  return [
    chunk({ role: 'assistant', content: '', refusal: null }),
    ...pieces.map((content) => chunk({ content })),
    ...(refusal === undefined ? [] : [chunk({ refusal })]),
    chunk({}, ending),
    ...(usage ? [{ ...chunk({}), choices: [], usage: usageOf(text) }] : []),
  ];
}

const PIECES = new RegExp(`[^]{1,${CHUNK_LENGTH}}`, 'g');

export interface ErrorReply {
  status: number;
  headers: Record<string, string>;
  body: object;
}

export function errorReply(
  status: number,
  type: string,
  code: string | null,
  message: string,
  headers: Record<string, string> = {},
): ErrorReply {
  return { status, headers, body: { error: { message, type, param: null, code } } };
}
