import { randomBytes } from 'node:crypto';
import type { ChatCompletion } from 'openai/resources/chat/completions';

type Ending = 'stop' | 'length' | 'content_filter';

/** Options of a reply. By default, the reply is a text that ends with the finish_reason `stop`. */
export interface ReplyOptions {
  ending?: Ending;
  /** A text in which the model refuses to answer. It is sent instead of an answer. */
  refusal?: string;
}

const PROMPT_TOKENS = 1_000;

/** Returns the reply to a call without streaming: one JSON object. */
export function completion(model: string, text: string, options: ReplyOptions = {}): ChatCompletion {
  const { ending = 'stop', refusal = null } = options;
  // An estimate: a token has about four letters.
  const usedTokens = Math.ceil(text.length / 4);
  return {
    id: `chatcmpl-${randomBytes(12).toString('hex')}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1_000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal === null ? text : null, refusal },
        logprobs: null,
        finish_reason: ending,
      },
    ],
    usage: {
      prompt_tokens: PROMPT_TOKENS,
      completion_tokens: usedTokens,
      total_tokens: PROMPT_TOKENS + usedTokens,
    },
  };
}

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
