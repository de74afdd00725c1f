import { randomBytes } from 'node:crypto';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';

type Ending = 'stop' | 'length' | 'content_filter';

/** How an answer ends, where it does not simply stop. */
export interface ReplyOptions {
  ending?: Ending;
  /** Instead of a text. */
  refusal?: string;
  /** Whether a stream ends with the tokens that were used. */
  usage?: boolean;
}

const newId = (): string => `chatcmpl-${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1_000);
/** Roughly the number of tokens. */
const tokens = (text: string): number => Math.ceil(text.length / 4);

function usageOf(text: string): CompletionUsage {
  const spent = { prompt_tokens: 1_000, completion_tokens: tokens(text) };
  return { ...spent, total_tokens: spent.prompt_tokens + spent.completion_tokens };
}

/** An answer in one piece. */
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

/** The same in chunks, as a stream sends them. */
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
